const halfBits = 10;
const half = 2 ** halfBits;
const longest = 2 ** 32 - 1;

/**
 * Counts of durations in whole microseconds, kept to three figures whatever their size, as HDR histograms do. Node's own one costs
 * some 300 ns a value; this costs a few, and it is asked for every request.
 */
export class LatencyTable {
  readonly #counts = new Float64Array(half * (32 - halfBits + 1));
  #total = 0;
  #sum = 0;
  #squares = 0;
  #min = longest;
  #max = 0;

  get count(): number {
    return this.#total;
  }

  record(microseconds: number): void {
    const value = Math.min(longest, Math.max(0, Math.round(microseconds)));
    const at = placeOf(value);
    this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    this.#total += 1;
    this.#sum += value;
    this.#squares += value * value;
    if (value < this.#min) this.#min = value;
    if (value > this.#max) this.#max = value;
  }

  get min(): number {
    return this.#total === 0 ? 0 : this.#min;
  }

  get max(): number {
    return this.#max;
  }

  get mean(): number {
    return this.#total === 0 ? 0 : this.#sum / this.#total;
  }

  get stddev(): number {
    return this.#total === 0 ? 0 : Math.sqrt(Math.max(0, this.#squares / this.#total - this.mean ** 2));
  }

  /** The smallest kept value that this share of all values does not exceed. */
  percentile(percent: number): number {
    const wanted = Math.max(1, Math.ceil((percent / 100) * this.#total));
    let seen = 0;
    const last = placeOf(this.#max);
    for (let at = this.#total === 0 ? last : placeOf(this.#min); at < last; at += 1) {
      seen += this.#counts[at] ?? 0;
      if (seen >= wanted) return topOf(at);
    }
    return this.#max;
  }

  clear(): void {
    if (this.#total > 0) this.#counts.fill(0, placeOf(this.#min), placeOf(this.#max) + 1);
    this.#total = 0;
    this.#sum = 0;
    this.#squares = 0;
    this.#min = longest;
    this.#max = 0;
  }
}

function placeOf(value: number): number {
  const shift = Math.max(0, 31 - Math.clz32(value) - halfBits);
  return shift * half + (value >>> shift);
}

/** The largest value that is counted at this place. */
function topOf(at: number): number {
  const shift = Math.max(0, Math.floor(at / half) - 1);
  return (at - shift * half + 1) * 2 ** shift - 1;
}
