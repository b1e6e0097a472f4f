import {
  type FeedbackType,
  feedbackTypes,
  type OwnerFeedbackStatus,
  type PriorityName,
  priorities,
} from '@assay/contract/choices';
import { capitalise } from '@assay/contract/text';

/** What a person fills in. */
export interface FeedbackInput {
  type: FeedbackType;
  category: string;
  title: string;
  description: string;
  priority: PriorityName;
  rating: number;
  contactEmail: string;
}

export type Problems = Partial<Record<keyof FeedbackInput, string>>;

export const emptyInput: FeedbackInput = {
  type: 'general',
  category: '',
  title: '',
  description: '',
  priority: 'medium',
  rating: 5,
  contactEmail: '',
};

export const longest = { category: 100, title: 200, description: 5000, contactEmail: 254 } as const;

const ratingWords = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const;
export const ratings = ratingWords.map((word, index) => ({ value: index + 1, word }));

/** What keeps feedback from being sent, by field and in the order of the form; the server decides finally. */
export function checkInput(input: FeedbackInput): Problems {
  const problems: Problems = {};
  const title = checkText('Title', input.title, longest.title);
  if (title) problems.title = title;
  const description = checkText('Description', input.description, longest.description);
  if (description) problems.description = description;
  if (input.category.trim().length > longest.category) {
    problems.category = `Category may have at most ${longest.category} characters.`;
  }
  const email = input.contactEmail.trim();
  if (email && !/^\S+@\S+\.\S+$/.test(email)) problems.contactEmail = 'Please enter a valid email address.';
  return problems;
}

function checkText(label: string, text: string, most: number): string | undefined {
  const { length } = text.trim();
  if (length === 0) return `${label} is required.`;
  return length > most ? `${label} may have at most ${most} characters.` : undefined;
}

/** Makes feedback of whatever was stored: what does not fit is as if it had not been filled in. */
export function readInput(stored: unknown): FeedbackInput {
  const fields = new Map(typeof stored === 'object' && stored !== null ? Object.entries(stored) : []);
  const text = (name: keyof FeedbackInput) => {
    const value: unknown = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  const rating: unknown = fields.get('rating');
  return {
    type: feedbackTypes.find((type) => type === fields.get('type')) ?? emptyInput.type,
    category: text('category'),
    title: text('title'),
    description: text('description'),
    priority: priorities.find((priority) => priority === fields.get('priority')) ?? emptyInput.priority,
    rating: ratings.find(({ value }) => value === rating)?.value ?? emptyInput.rating,
    contactEmail: text('contactEmail'),
  };
}

export function isUntouched(input: FeedbackInput): boolean {
  const before = new Map(Object.entries(emptyInput));
  return Object.entries(input).every(([name, value]) => before.get(name) === value);
}

/** A value of one of the closed lists as people read it. */
export function nameOf(value: FeedbackType | PriorityName | OwnerFeedbackStatus): string {
  return capitalise(value.replaceAll('_', ' '));
}
