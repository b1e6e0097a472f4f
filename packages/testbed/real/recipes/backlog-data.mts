export interface Task {
  title: string;
  status: 'To Do' | 'In Progress' | 'Review' | 'Done';
  priority: 'high' | 'medium' | 'low';
  labels: string[];
  assignee?: string;
  milestone?: 'm-1' | 'm-2';
  type?: string;
  due?: string;
  /** Day and hour of 2025 in the form `MM-DD HH:MM`. */
  made: string;
  text: string;
  /** Those that start with `x ` are met. */
  criteria?: string[];
  after?: number[];
  notes?: string;
}

export const tasks: Task[] = [
  {
    title: 'Show free appointments in a calendar',
    status: 'In Progress',
    priority: 'high',
    labels: ['booking', 'frontend'],
    assignee: 'ann',
    milestone: 'm-1',
    type: 'feature',
    due: '2025-04-11',
    made: '03-03 09:10',
    text: 'Patients see one week at a time and pick a free hour.',
    criteria: ['x Past days cannot be picked', 'A full day is shown in grey', 'The week starts on Monday'],
    notes: 'The week view works. The grey days are still missing.',
  },
  {
    title: 'Send a reminder one day before the visit',
    status: 'To Do',
    priority: 'medium',
    labels: ['booking', 'mail'],
    assignee: 'bo',
    milestone: 'm-1',
    type: 'feature',
    due: '2025-04-18',
    made: '03-03 09:40',
    text: 'A mail with the date, the hour and the name of the doctor.',
    criteria: ['No reminder is sent for cancelled visits', 'The mail names the address of the practice'],
    after: [1],
  },
  {
    title: 'Cancel an appointment',
    status: 'Review',
    priority: 'high',
    labels: ['booking'],
    assignee: 'cem',
    milestone: 'm-1',
    type: 'feature',
    due: '2025-04-04',
    made: '03-04 08:30',
    text: 'Patients can cancel until noon of the day before.',
    criteria: ['x The hour becomes free again', 'x The practice gets a mail'],
  },
  {
    title: 'Wrong hour in summer time',
    status: 'In Progress',
    priority: 'high',
    labels: ['booking', 'backend'],
    assignee: 'dana',
    type: 'bug',
    made: '03-31 07:55',
    text: 'Visits after 30 March are shown one hour late.',
  },
  {
    title: 'Log in with a code by mail',
    status: 'Done',
    priority: 'high',
    labels: ['account', 'mail'],
    assignee: 'dana',
    milestone: 'm-1',
    type: 'feature',
    made: '03-05 10:00',
    text: 'A code of six digits replaces the password.',
    criteria: ['x A code is valid for ten minutes', 'x Three wrong codes lock the account'],
  },
  {
    title: 'Change phone number in the profile',
    status: 'Done',
    priority: 'low',
    labels: ['account', 'frontend'],
    assignee: 'ann',
    type: 'enhancement',
    made: '03-06 13:15',
    text: 'The number is checked for the country code.',
  },
  {
    title: 'Upload a referral letter',
    status: 'To Do',
    priority: 'medium',
    labels: ['documents', 'frontend'],
    milestone: 'm-2',
    type: 'feature',
    due: '2025-05-16',
    made: '03-10 11:20',
    text: 'PDF and JPEG up to 5 MB.',
    criteria: ['Larger files are refused with a message'],
  },
  {
    title: 'Download the visit summary as PDF',
    status: 'To Do',
    priority: 'low',
    labels: ['documents', 'backend'],
    assignee: 'cem',
    milestone: 'm-2',
    type: 'feature',
    made: '03-10 11:35',
    text: 'One page with diagnosis, prescriptions and the next visit.',
    after: [7],
  },
  {
    title: 'Search visits by doctor',
    status: 'To Do',
    priority: 'medium',
    labels: ['frontend'],
    assignee: 'bo',
    milestone: 'm-2',
    type: 'enhancement',
    made: '03-11 15:05',
    text: 'The list of visits gets a field for the name of the doctor.',
  },
  {
    title: 'Umlauts broken in mail subjects',
    status: 'Review',
    priority: 'medium',
    labels: ['mail'],
    assignee: 'bo',
    type: 'bug',
    made: '03-12 08:45',
    text: 'Names such as Müller arrive as question marks.',
    notes: 'The header is now encoded. Tested with three mail programs.',
  },
  {
    title: 'Move the database to the new server',
    status: 'To Do',
    priority: 'high',
    labels: ['backend', 'operations'],
    assignee: 'dana',
    type: 'chore',
    due: '2025-04-26',
    made: '03-13 16:30',
    text: 'At night, with a message on the start page.',
    criteria: ['A backup was restored on trial', 'The move takes less than two hours'],
  },
  {
    title: 'Write a guide for the reception desk',
    status: 'In Progress',
    priority: 'low',
    labels: ['documents'],
    assignee: 'cem',
    type: 'docs',
    made: '03-14 09:00',
    text: 'How to enter, move and cancel visits by phone.',
  },
  {
    title: 'Larger type on small screens',
    status: 'Done',
    priority: 'medium',
    labels: ['frontend'],
    assignee: 'ann',
    type: 'enhancement',
    made: '03-17 10:10',
    text: 'At least 16 pixels on phones.',
  },
  {
    title: 'Nightly backup',
    status: 'Done',
    priority: 'high',
    labels: ['operations'],
    assignee: 'dana',
    type: 'chore',
    made: '03-18 12:00',
    text: 'At 2:30, kept for 30 days.',
  },
  {
    title: 'Compare two mail providers',
    status: 'To Do',
    priority: 'low',
    labels: ['mail', 'operations'],
    type: 'spike',
    made: '03-19 14:25',
    text: 'Price, delivery times and where the data are kept.',
  },
];

export const milestones = [
  ['Online booking', '2025-04-30', 'Patients book and cancel visits on their own.'],
  ['Patient documents', '2025-06-15', 'Letters and summaries are exchanged online.'],
] as const;

export const docs = [
  [
    'Reception guide',
    'guide',
    '# Reception guide\n\n1. Ask for the name and date of birth.\n2. Offer two free hours.',
  ],
  [
    'Mail texts',
    'specification',
    '# Mail texts\n\n| Mail | Sent |\n| --- | --- |\n| Reminder | One day before |',
  ],
  ['Opening hours', 'other', '# Opening hours\n\nMonday to Friday, 8:00 to 17:00.'],
] as const;

export const decisions = [
  ['Codes instead of passwords', 'accepted', 'Patients forget passwords.', 'Log in with a code by mail.'],
  [
    'One calendar per doctor',
    'proposed',
    'Rooms are shared between doctors.',
    'Every doctor has a calendar.',
  ],
] as const;

export const config = `project_name: "Alder Practice"
default_status: "To Do"
statuses: ["To Do", "In Progress", "Review", "Done"]
labels: ["account", "backend", "booking", "documents", "frontend", "mail", "operations"]
date_format: yyyy-mm-dd
max_column_width: 20
auto_open_browser: false
default_port: 6420
remote_operations: false
auto_commit: false
filesystem_only: true
bypass_git_hooks: false
check_active_branches: false
active_branch_days: 30
task_prefix: "task"
`;
