export interface Mail {
  from: string;
  to: string;
  subject: string;
  /** In UTC. */
  date: string;
  text: string;
  html?: string;
  cc?: string;
  bcc?: string;
  attachments?: { filename: string; content: string; contentType: string }[];
  isRead?: boolean;
}

const shop = 'Birch Books <orders@birchbooks.example>';
const support = 'Birch Support <support@birchbooks.example>';
const news = 'Birch Newsletter <news@birchbooks.example>';
const ann = 'Ann Keller <ann.keller@mail.example>';
const bo = 'Bo Lindqvist <bo.lindqvist@mail.example>';
const cem = 'Cem Aydin <cem.aydin@mail.example>';

const page = (title: string, ...paragraphs: string[]) =>
  `<html><body><h1>${title}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}</body></html>`;

const csv = (name: string, rows: string[]) => ({
  filename: name,
  content: `${rows.join('\n')}\n`,
  contentType: 'text/csv',
});

const orderTable = `<table><tr><th>Title</th><th>Price</th></tr><tr><td>The Quiet Harbour</td><td>18.50</td></tr>
<tr><td>Maps of the North</td><td>32.00</td></tr></table>`;

export const mails: Mail[] = [
  {
    from: shop,
    to: ann,
    subject: 'Order 1001 confirmed',
    date: '2025-03-03T08:15:00Z',
    text: 'Thank you for order 1001.\nThe Quiet Harbour: 18.50\nMaps of the North: 32.00\nTotal: 50.50',
    html: page('Order 1001', 'Thank you for your order.', orderTable, 'Total: <b>50.50</b>'),
    isRead: true,
  },
  {
    from: shop,
    to: bo,
    subject: 'Order 1002 confirmed',
    date: '2025-03-03T10:40:00Z',
    text: 'Thank you for order 1002.\nGarden Birds: 24.00',
    html: page('Order 1002', 'Garden Birds: 24.00'),
    isRead: true,
  },
  {
    from: shop,
    to: ann,
    subject: 'Order 1001 has been shipped',
    date: '2025-03-04T14:05:00Z',
    text: 'Your parcel is on its way. Tracking number: BX-20417.',
    html: page(
      'On its way',
      'Tracking number: BX-20417',
      '<a href="http://shop.birchbooks.example/t">Track</a>',
    ),
    isRead: true,
  },
  {
    from: 'Accounts <accounts@birchbooks.example>',
    to: ann,
    subject: 'Invoice 2025-0117',
    date: '2025-03-05T07:30:00Z',
    text: 'Please find the invoice for order 1001 attached.',
    html: page('Invoice 2025-0117', 'Please find the invoice for order 1001 attached.'),
    attachments: [
      csv('invoice-2025-0117.csv', ['title;price', 'The Quiet Harbour;18.50', 'Maps of the North;32.00']),
    ],
  },
  {
    from: support,
    to: cem,
    subject: 'Reset your password',
    date: '2025-03-05T16:22:00Z',
    text: 'Use the code 482913 to set a new password. The code is valid for 30 minutes.',
    html: page('Reset your password', 'Use the code <strong>482913</strong> to set a new password.'),
  },
  {
    from: support,
    to: 'Dana Petrov <dana.petrov@mail.example>',
    subject: 'Confirm your address',
    date: '2025-03-06T09:01:00Z',
    text: 'Please confirm your e-mail address with the code 730264.',
    html: page('Welcome, Dana', 'Please confirm your e-mail address with the code <strong>730264</strong>.'),
    isRead: true,
  },
  {
    from: bo,
    to: support,
    subject: 'Page 40 is missing',
    date: '2025-03-07T11:45:00Z',
    text: 'Hello,\n\npage 40 is missing in my copy of Garden Birds (order 1002).\n\nBo Lindqvist',
  },
  {
    from: support,
    to: bo,
    cc: 'Returns <returns@birchbooks.example>',
    subject: 'Re: Page 40 is missing',
    date: '2025-03-07T13:10:00Z',
    text: 'Dear Bo,\n\nwe send you a new copy free of charge.\n\nBirch Support',
    html: page('Dear Bo', 'We send you a new copy free of charge.', 'Birch Support'),
  },
  {
    from: news,
    to: 'readers@birchbooks.example',
    bcc: `${ann}, ${cem}`,
    subject: 'New in March',
    date: '2025-03-10T06:00:00Z',
    text: 'Five new titles in March. Readings: Leipzig on 21 March, Bremen on 28 March.',
    html: page(
      'New in March',
      'Five new titles.',
      '<ul><li>Leipzig, 21 March</li><li>Bremen, 28 March</li></ul>',
    ),
  },
  {
    from: shop,
    to: cem,
    subject: 'Payment for order 1003 failed',
    date: '2025-03-11T18:20:00Z',
    text: 'The card was declined. Please pay order 1003 before 18 March 2025.',
    html: page('Payment failed', 'The card was declined. Please pay before 18 March 2025.'),
  },
  {
    from: shop,
    to: cem,
    subject: 'Order 1003 cancelled',
    date: '2025-03-19T08:00:00Z',
    text: 'Order 1003 was cancelled because it was not paid.',
    html: page('Order 1003 cancelled', 'The order was not paid in time.'),
  },
  {
    from: 'Stock <stock@birchbooks.example>',
    to: 'Purchasing <purchasing@birchbooks.example>',
    cc: support,
    subject: 'Stock report, week 12',
    date: '2025-03-21T05:30:00Z',
    text: 'Two files are attached.',
    attachments: [
      csv('stock-week-12.csv', ['title;copies', 'Garden Birds;3', 'The Quiet Harbour;14']),
      { filename: 'notes.txt', content: 'Garden Birds: reorder 20 copies.\n', contentType: 'text/plain' },
    ],
    isRead: true,
  },
  {
    from: 'Mira Novak <mira@printhouse.example>',
    to: 'Purchasing <purchasing@birchbooks.example>',
    subject: 'Offer for 500 bookmarks',
    date: '2025-03-24T12:00:00Z',
    text: '500 bookmarks, printed on both sides: 140.00. Delivery in ten days.',
  },
  {
    from: 'Élodie Müller <elodie@lesen.example>',
    to: support,
    subject: 'Grüße aus Köln: Frage zur Lieferung',
    date: '2025-03-25T15:35:00Z',
    text: 'Guten Tag,\n\nliefern Sie auch nach Österreich?\n\nÉlodie Müller',
  },
  {
    from: shop,
    to: ann,
    subject: 'How was your order?',
    date: '2025-03-27T09:50:00Z',
    text: 'Tell us what you think of The Quiet Harbour.',
    html: page('How was your order?', 'Tell us what you think of <i>The Quiet Harbour</i>.'),
  },
  {
    from: support,
    to: 'staff@birchbooks.example',
    subject: 'Maintenance on 5 April',
    date: '2025-03-31T17:00:00Z',
    text: 'The shop is closed for maintenance on 5 April 2025 from 22:00 to 23:30.',
    html: page('Maintenance', 'The shop is closed on 5 April 2025 from 22:00 to 23:30.'),
  },
];
