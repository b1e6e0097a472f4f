import form from './form.module.css';

/** Stands where the form will be while a stored session is being checked. */
export function CheckingSession() {
  return (
    <p role="status" className={form.checking}>
      Checking authentication…
    </p>
  );
}
