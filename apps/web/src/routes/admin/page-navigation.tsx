import styles from './page-navigation.module.css';

const sections = [
  ['users', 'User management'],
  ['feedback', 'Feedback management'],
  ['audit', 'Audit log'],
] as const;

/** The way down a long page. The address stays as it is: what it holds is the view of the lists. */
export function PageNavigation() {
  function goTo(id: string) {
    const heading = document.getElementById(id);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }

  return (
    <nav className={styles.navigation} aria-label="On this page">
      {sections.map(([id, title]) => (
        <a
          key={id}
          href={`#${id}`}
          onClick={(event) => {
            event.preventDefault();
            goTo(id);
          }}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
