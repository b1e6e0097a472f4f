/** A file that cannot be compared; the message tells a person what to send instead. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}
