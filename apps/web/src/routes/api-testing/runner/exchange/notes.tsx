import runner from '../drafts/runner.module.css';

/** What came of reading something, and what of it could not be taken over. */
export function Notes({ text, notes }: { text: string; notes: readonly string[] }) {
  return (
    <div role="status">
      {text && <p className={runner.hint}>{text}</p>}
      {notes.length > 0 && (
        <ul className={runner.hint}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
