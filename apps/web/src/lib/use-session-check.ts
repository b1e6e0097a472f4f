import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../paths/paths.ts';
import { request } from './client.ts';
import { readToken, removeToken } from './session.ts';

/**
 * Whoever still has a valid session goes straight to the dashboard; a token that is none any more is dropped. Without an answer, as
 * when the page is left before it is there, nothing is known and the token stays.
 */
export function useSessionCheck(): { isChecking: boolean } {
  const [isChecking, setChecking] = useState(() => readToken() !== null);
  const navigate = useNavigate();

  useEffect(() => {
    const token = readToken();
    if (!token) return setChecking(false);
    let isCurrent = true;
    isValid(token).then((valid) => {
      if (!isCurrent) return;
      if (valid) return navigate(paths.dashboard, { replace: true });
      if (valid === false && readToken() === token) removeToken();
      setChecking(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [navigate]);

  return { isChecking };
}

async function isValid(token: string): Promise<boolean | undefined> {
  try {
    return (await request('POST /api/validate-token', { body: { token } })).valid === true;
  } catch (error) {
    console.warn('The stored session could not be checked.', error);
    return undefined;
  }
}
