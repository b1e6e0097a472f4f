interface Comment {
  who: string;
  text: string;
  when: string;
  internal?: boolean;
}

export interface Ticket {
  id: number;
  subject: string;
  customer: string;
  status: string;
  priority: string;
  /** Empty for nobody. */
  assignee: string;
  created: string;
  description: string;
  tags: string[];
  comments: Comment[];
  activity: { who: string; what: string; when: string }[];
}

/** Number, subject, customer, status, priority, assignee, day, tags. */
const table = `
1024|Cannot log in after password reset|Nordwind Logistics|Open|Urgent||28 Mar 2024|login
1023|Invoice shows wrong VAT rate|Bakery Sonnenschein|Open|High|Priya Nair|27 Mar 2024|billing,vat
1022|Export to CSV is empty|Halden Optics|In progress|High|Tom Becker|26 Mar 2024|export
1021|Request for dark mode|Pixelhaus|Waiting|Low||25 Mar 2024|feature-request
1020|Printer labels cut off at the edge|Nordwind Logistics|Open|Normal|Tom Becker|22 Mar 2024|printing
1019|Duplicate charge on March invoice|Café Lumière|In progress|Urgent|Priya Nair|21 Mar 2024|billing,refund
1018|Change of billing address|Halden Optics|Solved|Low|Priya Nair|20 Mar 2024|billing
1017|Mobile app crashes on startup|Greenfield School|Open|Urgent|Lucas Moreau|19 Mar 2024|mobile,crash
1016|Slow loading of reports|Pixelhaus|Waiting|Normal|Tom Becker|18 Mar 2024|performance
1015|How do I add a second user?|Bakery Sonnenschein|Solved|Low|Lucas Moreau|15 Mar 2024|how-to
1014|Webhook returns error 500|Stellar Freight|In progress|High|Lucas Moreau|14 Mar 2024|api
1013|Typo in welcome email|Pixelhaus|Solved|Low|Maya Lindgren|13 Mar 2024|
1012|Two-factor code never arrives|Greenfield School|Open|High||12 Mar 2024|login
1011|Refund for cancelled order|Café Lumière|Waiting|Normal|Priya Nair|11 Mar 2024|refund
1010|Calendar sync stopped working|Stellar Freight|In progress|Normal|Maya Lindgren|8 Mar 2024|integration
1009|Missing attachments in replies|Halden Optics|Open|Normal|Tom Becker|7 Mar 2024|email
1008|Upgrade to the Team plan|Greenfield School|Solved|Normal|Maya Lindgren|6 Mar 2024|billing
1007|Dashboard numbers do not add up|Nordwind Logistics|Waiting|High|Tom Becker|5 Mar 2024|reports
1006|Spam tickets from contact form|Pixelhaus|Solved|Normal|Lucas Moreau|4 Mar 2024|
1005|Time zone wrong in exports|Stellar Freight|Open|Normal||1 Mar 2024|export
1004|Delete old customer data|Café Lumière|Waiting|Low|Maya Lindgren|29 Feb 2024|privacy
1003|Keyboard shortcuts not working|Pixelhaus|Solved|Low|Tom Becker|28 Feb 2024|
1002|Logo upload fails|Bakery Sonnenschein|In progress|Normal|Lucas Moreau|27 Feb 2024|upload
1001|Question about data export|Halden Optics|Solved|Normal|Priya Nair|26 Feb 2024|export,how-to
`;

const comments: Readonly<Record<string, Comment[]>> = {
  1024: [
    {
      who: 'Jonas Falk',
      text: 'I reset my password twice and still cannot get in.',
      when: '28 Mar 2024, 09:12',
    },
  ],
  1023: [
    { who: 'Greta Sommer', text: 'The last invoice says 19% instead of 7%.', when: '27 Mar 2024, 14:03' },
    { who: 'Priya Nair', text: 'Thanks, I am checking this with finance.', when: '27 Mar 2024, 15:20' },
  ],
  1019: [
    { who: 'Camille Petit', text: 'We were charged twice this month.', when: '21 Mar 2024, 10:41' },
    {
      who: 'Priya Nair',
      text: '@Maya can you approve the refund of 129.00 EUR?',
      when: '21 Mar 2024, 11:05',
      internal: true,
    },
  ],
  1004: [{ who: 'Camille Petit', text: 'Any news on the deletion?', when: '5 Mar 2024, 08:30' }],
};

function readTicket(line: string): Ticket {
  const [
    id = '',
    subject = '',
    customer = '',
    status = '',
    priority = '',
    assignee = '',
    created = '',
    tags,
  ] = line.split('|');
  return {
    id: Number(id),
    subject,
    customer,
    status,
    priority,
    assignee,
    created,
    description: '',
    tags: tags ? tags.split(',') : [],
    comments: structuredClone(comments[id] ?? []),
    activity: [{ who: customer, what: 'opened this ticket', when: created }],
  };
}

export function makeTickets(): Ticket[] {
  return table.trim().split('\n').map(readTicket);
}
