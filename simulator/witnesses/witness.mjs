// A bot in discord.js that does what the script of `__main__.py` asks for.

import {
  ActionRowBuilder, AttachmentBuilder, ButtonBuilder, Client, ContainerBuilder, FileBuilder, GatewayIntentBits,
  MediaGalleryBuilder, MessageFlags, ModalBuilder, PermissionFlagsBits, StringSelectMenuBuilder, TextDisplayBuilder, TextInputBuilder,
} from "discord.js";

const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: process.env.DISCORD_API_URL.replace(/\/v10$/, "") } });

const text = (content) => new TextDisplayBuilder().setContent(content);
const row = (...components) => new ActionRowBuilder().addComponents(...components);
const button = (id) => new ButtonBuilder().setCustomId(id).setLabel(id).setStyle(1);

function shown(word) {
  const options = ["wheat", "lake"].map((each) => ({ label: each, value: each }));
  const gallery = new MediaGalleryBuilder().addItems({ media: { url: "attachment://picture.png" }, description: word });
  return {
    flags: MessageFlags.IsComponentsV2,
    components: [
      new ContainerBuilder().addTextDisplayComponents(text(`you said ${word}`)).addMediaGalleryComponents(gallery),
      new FileBuilder().setURL("attachment://notes.txt"),
      row(button("ask"), button("more")),
      row(new StringSelectMenuBuilder().setCustomId("land").addOptions(...options)),
    ],
    files: [
      new AttachmentBuilder(Buffer.from(process.env.PICTURE, "base64"), { name: "picture.png" }),
      new AttachmentBuilder(Buffer.from("notes"), { name: "notes.txt" }),
    ],
  };
}

const MODAL = new ModalBuilder().setCustomId("form").setTitle("A form").addComponents(
  row(new TextInputBuilder().setCustomId("name").setLabel("name").setStyle(1)),
);

const DEEDS = {
  async play(act) {
    await act.deferReply();
    await act.editReply(shown(act.options.getString("word")));
  },
  ask: (act) => act.showModal(MODAL),
  form: (act) => act.reply({ content: `hello ${act.fields.getTextInputValue("name")}`, flags: MessageFlags.Ephemeral }),
  async more(act) {
    await act.deferUpdate();
    await act.followUp({ content: "more", flags: MessageFlags.Ephemeral });
  },
  land: (act) => act.update({ components: [text(`you chose ${act.values[0]}`)], files: [] }),
  async thread(act) {
    await act.deferReply();
    const thread = await act.channel.threads.create({ name: "a game" });
    const sent = await thread.send("first");
    await sent.edit("second");
    const listed = await thread.messages.fetch({ limit: 10 });
    await act.editReply(`the thread says ${[...listed.values()].map((each) => each.content).filter(Boolean).join()}`);
  },
};

client.on("interactionCreate", async (act) => {
  if (act.isAutocomplete()) {
    const typed = act.options.getFocused();
    const names = ["castle", "crown", "king"].filter((each) => each.startsWith(typed));
    await act.respond(names.map((name) => ({ name, value: name })));
  } else await DEEDS[act.commandName ?? act.customId](act);
});

client.once("clientReady", async () => {
  const defaultMemberPermissions = PermissionFlagsBits.SendMessages;
  const here = (await client.guilds.fetch()).first().id;
  await client.application.commands.create({ name: "thread", description: "Open a thread", defaultMemberPermissions }, here);
  await client.application.commands.set([
    { name: "play", description: "Play", options: [{ type: 3, name: "word", description: "A word", autocomplete: true }] },
  ]);
});

await client.login(process.env.DISCORD_TOKEN);
