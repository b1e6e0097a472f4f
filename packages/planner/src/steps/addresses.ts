const addressForms = [
  /^[a-z][a-z0-9+.-]*:\/\/\S+$/i,
  /^about:blank$/i,
  /^\/(?!\/)\S*$/,
  /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?(?:[/?#]\S*)?$/i,
  /^(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|app|test|local|example|edu|gov|info|shop|co|uk|de|fr|eu|ai)(?::\d+)?(?:[/?#]\S*)?$/i,
  /^[\w-]+(?:\/[\w-]+)*\.html?(?:[?#]\S*)?$/i,
  /^[#?][\w/=&-]+$/,
];

/** Whether a text can be opened as an address: absolute, a host name, or a path on the site under test. */
export function looksLikeAddress(text: string): boolean {
  return addressForms.some((form) => form.test(text));
}
