import { describeMoment } from './describe-moment.ts';

const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'medium' });

/** A time as "3 minutes ago", with the exact one at hand. */
export function Moment({ at }: { at: string }) {
  const moment = new Date(at);
  return (
    <time dateTime={at} title={exact.format(moment)}>
      {describeMoment(moment, new Date())}
    </time>
  );
}
