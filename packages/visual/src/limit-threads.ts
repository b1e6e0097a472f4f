import sharp from 'sharp';

/** For processes that share their machine: how many threads decoding may use, and nothing kept between pictures. */
export function limitThreads(amount: number): void {
  sharp.concurrency(amount);
  sharp.cache(false);
}
