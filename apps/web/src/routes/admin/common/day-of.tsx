const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'medium' });

/** A date, with the exact time at hand. */
export function DayOf({ at }: { at: string }) {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return at;
  return (
    <time dateTime={at} title={exact.format(moment)}>
      {day.format(moment)}
    </time>
  );
}
