// A reader of docs/notation.md in JavaScript, made of that page and the tables beside this file alone. The numbers in
// the headings are the sections of the page. `verify` is made of docs/deals.md.
//
//     node docs/notation/reader.mjs RECORD...           prints the scores of each record
//     node docs/notation/reader.mjs verify RECORD...    prints the hashes of secrets, if the deals follow from them
//     node docs/notation/reader.mjs positions.tsv       prints the table again, worked out from its positions and moves

import { createHash, createHmac } from "node:crypto";
import { readFileSync, realpathSync } from "node:fs";
import { pathToFileURL } from "node:url";

function table(name) {
  const [head, ...lines] = readFileSync(new URL(name, import.meta.url), "utf8").trimEnd().split("\n");
  const columns = head.split(",");
  return lines.map((line) => Object.fromEntries(line.split(",").map((cell, index) => [columns[index], cell])));
}

const FORMATS = table("formats.csv");
const DOMINOES = new Map(table("dominoes.csv").map(({ domino, first, second }) => [domino, [first, second]]));
const TILES = { 1: new Map(table("buildings-1.csv").map((row) => [row.tile, row])) };

class Refused extends Error {}

function need(condition, problem) {
  if (!condition) throw new Refused(problem);
  return condition;
}

const sum = (numbers) => numbers.reduce((total, each) => total + Number(each), 0);
const isUnique = (list) => new Set(list).size === list.length;
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

// ---- 1 Squares, as numbers: 16 for each rank, and 1 for each file. Names of dominoes and tiles.

const STEP = { n: 16, e: 1, s: -16, w: -1 };
const isSquare = (square) => square >= 0 && square % 16 < 13 && square < 13 * 16;
const SQUARES = range(0, 13 * 16).filter(isSquare);
const nameOf = (square) => "abcdefghijklm"[square % 16] + (Math.floor(square / 16) + 1);
const SQUARE_NAMED = new Map(SQUARES.map((square) => [nameOf(square), square]));
const CASTLE = SQUARE_NAMED.get("g7");
const neighbors = (square) => Object.values(STEP).map((step) => square + step);

function bounds(land) {
  const squares = [CASTLE, ...land.keys()];
  const [files, ranks] = [squares.map((square) => square % 16), squares.map((square) => Math.floor(square / 16))];
  return { west: Math.min(...files), south: Math.min(...ranks), east: Math.max(...files), north: Math.max(...ranks) };
}

const letterOf = (name) => /^[a-z]?/.exec(name)[0];
const numberOf = (name) => Number(name.slice(letterOf(name).length));
const ascending = (names) =>
  [...names].sort((a, b) => letterOf(a).localeCompare(letterOf(b)) || numberOf(a) - numberOf(b));

// ---- 2 Variants

function readVariant(text) {
  const match = /^([a-z0-9]+)(?:\+([a-z]+))?(?:@([1-9][0-9]*))?$/.exec(text);
  const [, base, options = "", version] = need(match, `${text} is not a variant`);
  const row = need(FORMATS.find((each) => each.variant === base), `there is no variant ${base}`);
  need(isUnique([...options]) && [...options].every((each) => row.options.includes(each)), `options ${options}`);
  need(!version || (version !== "1" && TILES[version]), `there are no tiles of version ${version}`);
  const added = [...options].sort().reverse().join(""); // m comes first.
  const code = base + (added && `+${added}`) + (version ? `@${version}` : "");
  return { base, options, rules: version ?? "1", code, isCourt: ["qd", "rw", "rwt"].includes(base) };
}

// ---- 4 and 5 Positions

export function start(code, players) {
  const variant = readVariant(code);
  const row = FORMATS.find((each) => each.variant === variant.base && each.players === players);
  need(row, `${variant.base} is not for ${players} players`);
  const numbers = ["players", "kingdoms", "kings", "line", "lines", "grid"].map((name) => [name, Number(row[name])]);
  const format = { ...row, ...Object.fromEntries(numbers) };
  const each = (make) => range(1, format.kingdoms).map(make);
  const court = variant.isCourt && {
    treasuries: each(() => ({ coins: 7, knights: 1, towers: 0 })),
    board: Array(6).fill(null),
    stack: [...TILES[variant.rules].keys()],
    queen: null,
    isDragonOut: false,
    burned: [],
    taxable: [],
    needsTiles: true,
  };
  return {
    variant,
    format,
    lands: each(() => new Map()), // For each covered square the half, the tile and whether there is a knight.
    discards: each(() => []),
    queue: [],
    step: 0,
    next: null,
    dealt: 0,
    unseen: ascending(DOMINOES.keys()).filter((domino) => format.boxes.includes(letterOf(domino) || "k")),
    court,
  };
}

const kingdomOf = (state, seat) => (seat - 1) % state.format.kingdoms;
const acting = (state) => kingdomOf(state, state.queue[0].seat);
const landOf = (state) => state.lands[acting(state)];
const treasuryOf = (state) => state.court.treasuries[acting(state)];
const tileRow = (state, tile) => TILES[state.variant.rules].get(tile);

// ---- 4.1 Chance

export function due(state) {
  if (!state.dealt && !state.queue.length) return "order";
  if (!state.next && state.dealt < state.format.lines) return "deal";
  if (state.court?.needsTiles) return "refill";
  return state.queue.length ? "turn" : "over";
}

const CHANCE = {
  order(state, move) {
    const seats = [...move.slice(1)].map(Number);
    const { players, kings, first_choice: pattern } = state.format;
    const expected = range(1, players).flatMap((seat) => Array(kings).fill(seat));
    need(move[0] === "#" && [...seats].sort().join() === expected.join(), `${move} is not an order of all kings`);
    const follows = [...pattern].every((digit, index) => (seats[index] === seats[0]) === (digit === "1"));
    need(follows, `${move} is not in the order ${pattern}`);
    state.queue = seats.map((seat) => ({ seat, domino: null }));
  },
  deal(state, move) {
    const dominoes = namesIn(move);
    const { boxes, line } = state.format;
    const box = boxes[state.dealt % boxes.length];
    const isPossible = (domino) => state.unseen.includes(domino) && (letterOf(domino) || "k") === box;
    need(dominoes.length === line && isUnique(dominoes) && dominoes.every(isPossible), `${move} cannot be dealt`);
    need(ascending(dominoes).join() === dominoes.join(), `${move} is not ascending`);
    state.next = dominoes.map((domino) => ({ domino, seat: null }));
    state.dealt += 1;
    state.unseen = state.unseen.filter((domino) => !dominoes.includes(domino));
  },
  refill(state, move) {
    const tiles = namesIn(move);
    const { board, stack } = state.court;
    const count = Math.min(board.filter((tile) => !tile).length, stack.length);
    need(tiles.length === count && isUnique(tiles), `${move} does not have ${count} tiles`);
    need(tiles.every((tile) => stack.includes(tile)), `${move} is not in the stack`);
    state.court.stack = stack.filter((tile) => !tiles.includes(tile));
    state.court.board = board.map((tile) => tile ?? tiles.shift() ?? null);
    state.court.needsTiles = false;
  },
};
const namesIn = (move) => (need(move[0] === "=", `${move} is not due`), move.slice(1).split("."));

// ---- 4.2 Turns

const free = (state) => (state.next ?? []).filter((claim) => !claim.seat).map((claim) => claim.domino);
const STEPS = {
  place: { pattern: /^[q\d].*@/, isCompulsory: (state) => state.queue[0].domino, moves: places, play: playPlace },
  tax: { pattern: /^N/, moves: taxes, play: playTax },
  build: { pattern: /^B/, moves: builds, play: playBuild },
  bribe: { pattern: /^D/, moves: bribes, play: playBribe },
  choose: { pattern: /^>/, isCompulsory: (state) => free(state).length, moves: picks, play: playPick },
};
const stepsOf = (state) => (state.court ? ["place", "tax", "build", "bribe", "choose"] : ["place", "choose"]);

export function legalMoves(state) {
  if (due(state) !== "turn") return [];
  const found = [];
  for (const step of stepsOf(state).slice(state.step).map((name) => STEPS[name])) {
    found.push(...step.moves(state));
    if (step.isCompulsory?.(state)) return found;
  }
  return found.length ? [...found, "--"] : [];
}

/** Returns the position after a move, and leaves the position before it as it is. */
export function play(before, move) {
  const state = structuredClone(before);
  const kind = need(due(state) !== "over" && due(state), "the game is over");
  if (kind !== "turn") CHANCE[kind](state, move);
  else {
    need(legalMoves(state).includes(move), `${move} is not legal`);
    const step = stepsOf(state).findIndex((name) => STEPS[name].pattern.test(move));
    if (move === "--") endTurn(state);
    else {
      STEPS[stepsOf(state)[step]].play(state, move);
      state.step = move[0] === "N" ? 1 : step + 1;
    }
  }
  while (due(state) === "turn" && !legalMoves(state).length) endTurn(state);
  return state;
}

function endTurn(state) {
  const { court } = state;
  state.queue.shift();
  state.step = 0;
  if (court) court.taxable = [];
  if (state.queue.length) return;
  state.queue = (state.next ?? []).filter((claim) => claim.seat);
  state.next = null;
  if (!court || !state.queue.length) return;
  const tiles = court.board.filter(Boolean); // 5.3
  court.board = range(0, 5).map((price) => tiles[price] ?? null);
  court.isDragonOut = false;
  court.needsTiles = tiles.length < 6 && court.stack.length > 0;
}

// ---- 4.3 Placing and choosing

function places(state) {
  const { domino } = state.queue[0];
  if (!domino) return [];
  const [land, [first, second]] = [landOf(state), DOMINOES.get(domino)];
  const isFree = (square) => isSquare(square) && square !== CASTLE && !land.has(square);
  const connects = (square, half) =>
    neighbors(square).some((other) => other === CASTLE || land.get(other)?.half[0] === half[0]);
  const found = [];
  for (const square of SQUARES.filter(isFree))
    for (const direction of first === second ? "ne" : "nesw") {
      const other = square + STEP[direction];
      if (!isFree(other) || !(connects(square, first) || connects(other, second))) continue;
      const { west, south, east, north } = bounds(new Map(land).set(square).set(other));
      if (Math.max(east - west, north - south) < state.format.grid)
        found.push(`${domino}@${nameOf(square)}${direction}`);
    }
  return found.length ? found : [`${domino}@-`];
}

function playPlace(state, move) {
  const [domino, spot] = move.split("@");
  if (spot === "-") return state.discards[acting(state)].push(domino);
  const first = SQUARE_NAMED.get(spot.slice(0, -1));
  const squares = [first, first + STEP[spot.at(-1)]];
  squares.forEach((square, index) => landOf(state).set(square, { half: DOMINOES.get(domino)[index] }));
  if (state.court) state.court.taxable = squares.sort((a, b) => a - b);
}

function picks(state) {
  return free(state).map((domino) => `>${domino}`);
}

function playPick(state, move) {
  state.next.find((claim) => claim.domino === move.slice(1)).seat = state.queue[0].seat;
}

// ---- 5.2 and 5.3 Tax, build and bribe

const cost = (state, price) => Math.max(0, price - (state.court.queen === acting(state) ? 1 : 0));
const offers = (state) => range(0, 5).filter((price) => state.court.board[price]);

function taxes(state) {
  return treasuryOf(state).knights ? state.court.taxable.map((square) => `N@${nameOf(square)}`) : [];
}

function playTax(state, move) {
  const [square, land, treasury] = [SQUARE_NAMED.get(move.slice(2)), landOf(state), treasuryOf(state)];
  const { knights, towers } = owned(state, acting(state));
  const added = tilesOn(state, land).map((tile) => tile.tax_per_knight * knights + tile.tax_per_tower * towers);
  treasury.coins += properties(land).find(({ squares }) => squares.has(square)).squares.size + sum(added);
  treasury.knights -= 1;
  land.get(square).knight = "N";
  state.court.taxable = state.court.taxable.filter((each) => each !== square);
}

function builds(state) {
  const towns = [...landOf(state)].filter(([, { half, tile }]) => half[0] === "t" && !tile);
  const prices = offers(state).filter((price) => cost(state, price) <= treasuryOf(state).coins);
  return prices.flatMap((price) => towns.map(([square]) => `B${price}@${nameOf(square)}`));
}

function playBuild(state, move) {
  const [price, square, treasury, { board }] = [move[1], move.slice(3), treasuryOf(state), state.court];
  const { knights, towers } = tileRow(state, board[price]);
  treasury.coins -= cost(state, price);
  treasury.knights += Number(knights);
  treasury.towers += Number(towers);
  landOf(state).get(SQUARE_NAMED.get(square)).tile = board[price];
  board[price] = null;
  const leads = state.court.treasuries.every((each) => treasury.towers >= each.towers);
  if (Number(towers) && leads) state.court.queen = acting(state);
}

function bribes(state) {
  const { isDragonOut, queen } = state.court;
  const isPossible = state.queue[0].domino && !isDragonOut && queen !== acting(state) && treasuryOf(state).coins;
  return isPossible ? offers(state).map((price) => `D${price}`) : [];
}

function playBribe(state, move) {
  const { board, burned } = state.court;
  treasuryOf(state).coins -= 1;
  burned.push(board[move[1]]);
  board[move[1]] = null;
  state.court.isDragonOut = true;
}

// ---- 6 Scores

const tilesOn = (state, land) => [...land.values()].filter(({ tile }) => tile).map(({ tile }) => tileRow(state, tile));

function owned(state, kingdom) {
  const { coins, knights, towers } = state.court.treasuries[kingdom];
  return { coins, towers, knights: knights + [...state.lands[kingdom].values()].filter(({ knight }) => knight).length };
}

function properties(land) {
  const left = new Set(land.keys());
  const found = [];
  for (const [first, { half }] of land) {
    if (!left.delete(first)) continue;
    const squares = new Set([first]); // The loop over the set goes on with the squares that it adds.
    for (const square of squares)
      for (const other of neighbors(square))
        if (land.get(other)?.half[0] === half[0] && left.delete(other)) squares.add(other);
    found.push({ terrain: half[0], squares });
  }
  return found;
}

const largest = (land) => Math.max(0, ...properties(land).map(({ squares }) => squares.size));
const crownsOn = (state, { half, tile }) => sum([half[1], tile ? tileRow(state, tile).crowns : 0]);
const crowns = (state, cells) => sum(cells.map((cell) => crownsOn(state, cell)));

function score(state, kingdom) {
  const [land, found, { options }] = [state.lands[kingdom], properties(state.lands[kingdom]), state.variant];
  const { west, south, east, north } = bounds(land);
  const [file, rank] = [CASTLE % 16, Math.floor(CASTLE / 16)];
  const isCentered = west + east === 2 * file && south + north === 2 * rank;
  const points = found.map(({ squares }) => squares.size * crowns(state, [...squares].map((each) => land.get(each))));
  if (options.includes("m") && isCentered) points.push(10);
  if (options.includes("h") && !state.discards[kingdom].length) points.push(5);
  if (!state.court) return sum(points);
  const { coins, knights, towers } = owned(state, kingdom);
  for (const tile of tilesOn(state, land)) {
    const counted = found.filter(({ terrain }) => terrain === tile.points_per_property_of).length;
    points.push(tile.points, 2 * counted, tile.points_per_tower * towers, tile.points_per_knight * knights);
  }
  return sum([...points, Math.floor(coins / 3), state.court.queen === kingdom ? largest(land) : 0]);
}

export const scores = (state) => state.lands.map((_, kingdom) => score(state, kingdom));

export function ranking(state) {
  const totals = scores(state);
  const criteria = state.lands.map((land, kingdom) => {
    return [totals[kingdom], largest(land), state.court ? 0 : crowns(state, [...land.values()])];
  });
  const lead = (one, other) => one.map((value, index) => value - other[index]).find((difference) => difference) ?? 0;
  return criteria.map((mine) => 1 + criteria.filter((other) => lead(other, mine) > 0).length);
}

// ---- 7 and 8 Texts of kingdoms and positions

const CELL = /\.\.|##|([wflgsmt][0-3])(b[1-9][0-9]?)?(N)?/g;

function readLand(text, rules, grid) {
  const rows = text.split("/").map((row) => [...row.matchAll(CELL)]);
  const isComplete = rows.map((row) => row.map(([cell]) => cell).join("")).join("/") === text;
  const width = rows[0].length;
  need(isComplete && rows.every((row) => row.length === width), `${text} is not a kingdom`);
  need(Math.max(width, rows.length) <= grid, `${text} outgrows its grid`);
  const castles = rows.flat().flatMap(([cell], index) => (cell === "##" ? [index] : []));
  need(castles.length === 1, `${text} has ${castles.length} castles`);
  const [down, right] = [Math.floor(castles[0] / width), castles[0] % width];
  const land = new Map();
  rows.flat().forEach(([, half, tile, knight], index) => {
    const square = CASTLE + (index % width) - right + 16 * (down - Math.floor(index / width));
    need(!tile || (half[0] === "t" && TILES[rules].has(tile)), `${tile} cannot be there`);
    if (half) land.set(square, { half, tile, knight });
  });
  return land;
}

function writeLand(land) {
  const { west, south, east, north } = bounds(land);
  const cell = (square) => {
    const { half = square === CASTLE ? "##" : "..", tile = "", knight = "" } = land.get(square) ?? {};
    return half + tile + knight;
  };
  const row = (rank) => range(west, east).map((file) => cell(16 * rank + file)).join("");
  return range(south, north).reverse().map(row).join("/");
}

const entries = (text, separator) => (text === "-" ? [] : text.split(separator));
const written = (items, separator) => items.join(separator) || "-";

function readRanges(text, names) {
  const found = entries(text, ".").flatMap((item) => {
    const [first, last = first] = item.split("-").map((name) => names.indexOf(name));
    need(first >= 0 && last >= first, `${item} is not a range`);
    return names.slice(first, last + 1);
  });
  need(isUnique(found), `${text} names something twice`);
  return found;
}

function writeRanges(names) {
  const runs = [];
  for (const name of ascending(names)) {
    const last = runs.at(-1)?.at(-1);
    const isNext = last && letterOf(last) === letterOf(name) && numberOf(name) === numberOf(last) + 1;
    isNext ? runs.at(-1).push(name) : runs.push([name]);
  }
  return written(runs.map((run) => (run.length > 1 ? `${run[0]}-${run.at(-1)}` : run[0])), ".");
}

function number(text, least, most) {
  need(/^(0|[1-9][0-9]*)$/.test(text) && least <= text && text <= most, `${text} is not from ${least} to ${most}`);
  return Number(text);
}

const known = (name, names) => need(names.has(name) && name, `there is no ${name}`);

export function readPosition(text) {
  const [code, players, lands, queue, step, next, dealt, unseen, ...court] = text.split(" ");
  const state = start(code, players);
  const { variant, format } = state;
  need(court.length === (variant.isCourt ? 6 : 0), "the number of fields is wrong");
  const domino = (name) => known(name, DOMINOES);
  const seat = (name) => number(name, 1, format.players);
  const claim = (item) => item.split(":");
  const kingdoms = lands.split(";").map((land) => land.split("!"));
  need(kingdoms.length === format.kingdoms, `${format.kingdoms} kingdoms are needed`);
  state.lands = kingdoms.map(([land]) => readLand(land, variant.rules, format.grid));
  state.discards = kingdoms.map(([, gone = "-"]) => entries(gone, ".").map(domino));
  const turns = entries(queue, ",").map(claim);
  state.queue = turns.map(([name, king]) => ({ seat: seat(king), domino: name === "-" ? null : domino(name) }));
  state.step = number(step, 0, stepsOf(state).length - 1);
  const claims = entries(next, ",").map(claim);
  const line = claims.map(([name, king]) => ({ domino: domino(name), seat: king ? seat(king) : null }));
  state.next = line.length ? line : null;
  state.dealt = number(dealt, 0, format.lines);
  state.unseen = readRanges(unseen, ascending(DOMINOES.keys()));
  if (state.court) readCourt(state, court);
  const onTable = [...state.queue, ...(state.next ?? [])].map((each) => each.domino).filter(Boolean);
  need(isUnique([...onTable, ...state.unseen]), "a domino is there twice");
  need(writePosition(state) === text, `this is written ${writePosition(state)}`);
  need(due(state) !== "turn" || legalMoves(state).length, "the current turn is over");
  return state;
}

function readCourt({ court, variant, format, lands, queue }, [board, stack, treasuries, queen, dragon, taxable]) {
  const names = TILES[variant.rules];
  court.needsTiles = board[0] === "!";
  court.board = board.replace("!", "").split(",").map((name) => (name === "-" ? null : known(name, names)));
  court.stack = readRanges(stack, [...names.keys()]);
  const slots = court.board.filter((tile) => !tile).length;
  need(court.board.length === 6 && (!court.needsTiles || (slots && court.stack.length)), `the board is ${board}`);
  const counts = treasuries.split(";").map((text) => text.split("/").map((count, at) => number(count, 0, at ? 99 : 999)));
  need(counts.length === format.kingdoms && counts.every((each) => each.length === 3), `treasuries are ${treasuries}`);
  court.treasuries = counts.map(([coins, knights, towers]) => ({ coins, knights, towers }));
  court.queen = queen === "-" ? null : number(queen, 1, format.kingdoms) - 1;
  court.isDragonOut = dragon[0] === "!";
  court.burned = entries(dragon.replace("!", ""), ".").map((name) => known(name, names));
  need(isUnique([...court.board.filter(Boolean), ...court.stack, ...court.burned]), "a tile is there twice");
  const squares = new Set(entries(taxable, ".").map((name) => SQUARE_NAMED.get(known(name, SQUARE_NAMED))));
  const land = queue.length ? lands[kingdomOf({ format }, queue[0].seat)] : new Map();
  need([...squares].every((square) => land.has(square) && !land.get(square).knight), `taxable are ${taxable}`);
  court.taxable = [...squares].sort((a, b) => a - b);
}

export function writePosition({ variant, format, lands, discards, queue, step, next, dealt, unseen, court }) {
  const kingdoms = lands.map((land, at) => writeLand(land) + (discards[at].length ? `!${discards[at].join(".")}` : ""));
  const turns = queue.map(({ domino, seat }) => `${domino ?? "-"}:${seat}`);
  const claims = (next ?? []).map(({ domino, seat }) => domino + (seat ? `:${seat}` : ""));
  const fields = [variant.code, format.players, kingdoms.join(";"), written(turns, ","), step, written(claims, ",")];
  fields.push(dealt, writeRanges(unseen));
  if (court)
    fields.push(
      (court.needsTiles ? "!" : "") + court.board.map((tile) => tile ?? "-").join(","),
      writeRanges(court.stack),
      court.treasuries.map(({ coins, knights, towers }) => [coins, knights, towers].join("/")).join(";"),
      court.queen === null ? "-" : court.queen + 1,
      (court.isDragonOut ? "!" : "") + written(court.burned, "."),
      written(court.taxable.map(nameOf), "."),
    );
  return fields.join(" ");
}

// ---- 9 Records

const TAG = /[ \t-\r]*\[([\p{L}\p{N}_]+) "((?:[^"\\\r\n]|\\[^\r\n])*)"\][ \t\r]*(?:\n|$)/uy;
const ITEM = /[ \t-\r]+|\d+\.(?=[ \t-\r]|$)|\{[^}]*\}|(?<move>[^\s{}]+)/y;

/** Returns the text of a file in UTF-8 without its byte order mark, and with a line feed at the ends of lines. */
function readText(path) {
  const data = readFileSync(path);
  need(data.length <= 1_000_000, "this is larger than 1,000,000 bytes");
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(data);
    need(!text.includes("\0"), "this is not UTF-8 text");
    return text.replace(/^\ufeff+/, "").replaceAll("\r\n", "\n").replaceAll("\r", "\n");
  } catch (error) {
    throw error instanceof TypeError ? new Refused("this is not UTF-8 text") : error;
  }
}

export function readRecord(text) {
  let at = 0;
  const all = function* (pattern) {
    for (let match; (pattern.lastIndex = at), (match = pattern.exec(text)); at = pattern.lastIndex) yield match;
  };
  const pairs = Array.from(all(TAG), ([, name, value]) => [name, value.replace(/\\(.)/g, "$1")]);
  const tags = new Map(pairs);
  const moves = Array.from(all(ITEM), (match) => match.groups.move).filter(Boolean);
  need(at === text.length && tags.has("Variant") && tags.has("Players"), "this is not a record");
  const twin = pairs.map(([name]) => name).find((name, at, names) => names.indexOf(name) < at);
  return { tags, moves, twin };
}

function startOf({ tags }) {
  const rules = tags.has("Rules") && tags.get("Rules") !== "1" ? `@${tags.get("Rules")}` : "";
  return start(tags.get("Variant") + rules, tags.get("Players"));
}

export function replay({ tags, moves }) {
  const state = moves.reduce(play, startOf({ tags }));
  const given = tags.get("Result") ?? "*";
  need(given === "*" || due(state) === "over", `moves are missing after move ${moves.length}: the result is ${given}`);
  need(given === "*" || given === scores(state).join(" "), `the moves lead to ${scores(state).join(" ")}`);
  return state;
}

// ---- Deals, by docs/deals.md

function draw(state, rank) {
  const first = (pieces, count) => [...pieces].sort((one, other) => (rank(one) < rank(other) ? -1 : 1)).slice(0, count);
  const { players, kings, first_choice: pattern, boxes, line } = state.format;
  if (due(state) === "order") {
    const pieces = range(1, players).flatMap((seat) => range(1, kings).map((king) => `#${seat}.${king}`));
    const seats = first(pieces).map((piece) => piece[1]);
    const order = [...new Set(seats)];
    return `#${(pattern ? [...pattern].map((digit) => order[digit - 1]) : seats).join("")}`;
  }
  if (due(state) === "refill") {
    const count = state.court.board.filter((tile) => !tile).length;
    return `=${first(state.court.stack, count).join(".")}`;
  }
  const box = boxes[state.dealt % boxes.length];
  const pile = state.unseen.filter((domino) => (letterOf(domino) || "k") === box);
  return `=${ascending(first(pile, line)).join(".")}`;
}

export function verify(record) {
  const end = replay(record);
  need(!record.twin, `the tag ${record.twin} stands twice`);
  const [secret, mixedIn] = [record.tags.get("Secret") ?? "", record.tags.get("MixedIn")];
  need(/^[0-9a-f]{64}$/i.test(secret), "no tag Secret has 64 hexadecimal digits");
  const key = Buffer.from(secret, "hex");
  const rank = (piece) => createHmac("sha256", key).update(mixedIn ? `${piece} ${mixedIn}` : piece).digest("hex");
  record.moves.reduce((state, move) => {
    need(due(state) === "turn" || draw(state, rank) === move, `${move} does not follow from the secret`);
    return play(state, move);
  }, startOf(record));
  need(record.moves.length, "nothing to check: the record has no chance moves");
  need(due(end) === "over", `moves 1 to ${record.moves.length} follow from the secret, but the game is not finished`);
  return createHash("sha256").update(key).digest("hex");
}

// ---- 10 The command line

function row(position, move) {
  const state = readPosition(position);
  const cells = [written(legalMoves(state).sort(), " "), scores(state).join(" "), ranking(state).join(" "), move];
  return [position, due(state), ...cells, move === "-" ? "-" : writePosition(play(state, move))].join("\t");
}

function report(path) {
  const text = readText(path);
  if (!path.endsWith(".tsv")) return scores(replay(readRecord(text))).join(" ");
  const [head, ...lines] = text.trimEnd().split("\n");
  const rows = lines.map((line) => line.split("\t")).map((cells) => row(cells[0], cells[5]));
  return [head, ...rows].join("\n");
}

function main(words) {
  const isCheck = words[0] === "verify";
  for (const path of isCheck ? words.slice(1) : words)
    try {
      console.log(isCheck ? verify(readRecord(readText(path))) : report(path));
    } catch (error) {
      if (!(error instanceof Refused || error.code)) throw error;
      console.error(error.code ? error.message : `${path}: ${error.message}`);
      process.exitCode = 2;
    }
}

if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) main(process.argv.slice(2));
