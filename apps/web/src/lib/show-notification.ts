interface Text {
  title: string;
  body: string;
  tag: string;
}

/** Shows a notification outside the page; a click on it brings the page back. Throws where the browser has none for pages, as on phones. */
export function showNotification({ title, body, tag }: Text, onClick?: () => void): void {
  const notification = new Notification(title, { body, tag, icon: '/favicon.svg' });
  notification.addEventListener('click', () => {
    window.focus();
    notification.close();
    onClick?.();
  });
}
