/** The pictures that one person may see, each fetched once, and again until it has come. */
export class Pictures {
  #urls = new Map();

  /** `fetchPicture(id)` answers with a Response; `isListed(id)` tells whether the server still names the picture. */
  constructor(fetchPicture, isListed) {
    this.fetchPicture = fetchPicture;
    this.isListed = isListed;
  }

  /** Returns a promise of the address to show a picture at. */
  load(id) {
    if (!this.#urls.has(id)) this.#urls.set(id, this.#fetch(id));
    return this.#urls.get(id);
  }

  async #fetch(id) {
    for (let wait = 200; ; wait = Math.min(2 * wait, 5000)) {
      const response = await this.fetchPicture(id).catch(() => null);
      if (response?.ok) return URL.createObjectURL(await response.blob());
      if (!this.isListed(id)) throw new Error(`picture ${id} is gone`);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
