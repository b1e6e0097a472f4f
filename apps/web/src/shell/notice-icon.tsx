import { CircleAlert, CircleCheck, Info, TriangleAlert } from '../ui/icons/index.ts';
import type { NoticeType } from './notice-timing.ts';

const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info };
const names = { success: 'Success', error: 'Error', warning: 'Warning', info: 'Information' };

/** The mark of a notice; its name is said, since colour and shape alone reach not everybody. */
export function NoticeIcon({ type, size }: { type: NoticeType; size: number }) {
  const Icon = icons[type];
  return <Icon size={size} role="img" aria-label={names[type]} />;
}
