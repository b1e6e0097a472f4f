import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { focusMain } from '../../shell/focus-main.ts';
import form from '../../ui/form.module.css';
import { PageHeader } from '../../ui/page-header.tsx';

const redirectAfter = 2000;

/** The last thing that the owner of an account sees of it. */
export function Deleted() {
  const navigate = useNavigate();
  useEffect(() => {
    // The button that had the focus is gone.
    focusMain();
    const timer = setTimeout(() => void navigate(paths.home), redirectAfter);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <PageHeader
      title="Account deleted"
      lead={
        <>
          Your account and everything in it are deleted. You are being taken to the{' '}
          <Link className={form.link} to={paths.home}>
            home page
          </Link>
          .
        </>
      }
    />
  );
}
