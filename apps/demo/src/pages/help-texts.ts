export const topics = [
  {
    id: 'shipping',
    title: 'Shipping',
    text: 'Standard shipping takes 3 to 5 days and costs $4.90. Express arrives the next day and costs $12.90.',
  },
  {
    id: 'returns',
    title: 'Returns',
    text: 'Send anything back within 30 days. We refund the price once the parcel is with us.',
  },
  {
    id: 'payment',
    title: 'Payment',
    text: 'We take cards with 16 digits. Your card is charged when the parcel leaves us.',
  },
] as const;

export const questions = [
  {
    question: 'Can I change my order?',
    answer: 'Yes, within an hour. Write to us with your order number.',
  },
  { question: 'Do you ship abroad?', answer: 'We ship to all countries you can choose in your profile.' },
  {
    question: 'How do I care for stoneware?',
    answer: 'It may go into the dishwasher, but not into the oven.',
  },
] as const;

export const hours = [
  ['Monday to Friday', '9:00 to 18:00'],
  ['Saturday', '10:00 to 16:00'],
  ['Sunday', 'Closed'],
] as const;

export const terms = [
  'Fernhill is a demonstration shop. Orders are never sent and nothing is ever charged.',
  'Prices are in dollars and include tax. Shipping is added at checkout.',
  'You may return what you never received at any time.',
] as const;
