/** Shows a message in the page's own status region. */
export function showNotice(text) {
  const notice = document.getElementById('notice');
  const message = document.createElement('p');
  message.textContent = text;
  notice?.replaceChildren(message);
}
