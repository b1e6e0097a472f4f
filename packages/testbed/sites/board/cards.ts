interface Comment {
  who: string;
  text: string;
  when: string;
  edited: boolean;
}

export interface Card {
  id: number;
  title: string;
  column: string;
  labels: string[];
  /** As in 2025-05-12; empty for none. */
  due: string;
  members: string[];
  checklist: { text: string; done: boolean }[];
  comments: Comment[];
  archived: boolean;
}

/** Number, title, column, labels, due date, members. */
const table = `
1|Draft new pricing page|To do|Content|2025-05-12|Aiko Tanaka
2|Fix broken footer links|To do|Bug|2025-05-09|Samir Haddad
3|Choose a photo for the hero|To do|Design|2025-05-20|Ines Carvalho,Lena Ortiz
4|Set up redirect rules|To do|Backend||Marcus Webb
5|Build contact form|In progress|Backend,Urgent|2025-05-08|Samir Haddad,Marcus Webb
6|Rewrite the About us text|In progress|Content|2025-05-14|Aiko Tanaka
7|Mobile menu does not close|In progress|Bug,Urgent|2025-05-06|Samir Haddad
8|New icon set|Review|Design|2025-05-16|Lena Ortiz
9|Cookie banner wording|Review|Content|2025-05-09|Ines Carvalho
10|Pick brand colors|Done|Design|2025-05-02|Lena Ortiz
11|Install analytics|Done|Backend|2025-04-30|Marcus Webb
12|Collect customer quotes|Done|Content|2025-05-05|Aiko Tanaka
`;

/** By the number of the card; x stands before what is done. */
const checklists: Readonly<Record<number, string>> = {
  1: 'x Collect current prices|x Compare with competitors|Write the plan table|Add the questions|Ask legal for approval',
  5: 'x Name and email|x Message field|x Spam check|Thank-you page',
  7: 'x Reproduce on a phone|Close on outside tap',
};

/** By the number of the card: who, when, what. */
const comments: Readonly<Record<number, [string, string, string][]>> = {
  1: [
    ['Marcus Webb', '5 May', 'Please keep the three plans we have now.'],
    ['Lena Ortiz', '6 May', 'Legal wants to see it before Friday.'],
  ],
  3: [['Ines Carvalho', '7 May', 'I like the one with the lighthouse.']],
  5: [['Samir Haddad', 'Yesterday', 'Only the thank-you page is missing.']],
};

function split(text = '', mark = ','): string[] {
  return text === '' ? [] : text.split(mark);
}

function makeChecklist(id: number): Card['checklist'] {
  return split(checklists[id], '|').map((item) => ({
    text: item.replace(/^x /, ''),
    done: item.startsWith('x '),
  }));
}

function makeComments(id: number): Comment[] {
  const written = comments[id] ?? [];
  return written.map(([who, when, text]) => ({ who, when, text, edited: false }));
}

function makeCard(line: string): Card {
  const [number, title = '', column = '', labels, due = '', members] = line.split('|');
  const id = Number(number);
  return {
    id,
    title,
    column,
    labels: split(labels),
    due,
    members: split(members),
    checklist: makeChecklist(id),
    comments: makeComments(id),
    archived: false,
  };
}

export function makeCards(): Card[] {
  return table.trim().split('\n').map(makeCard);
}
