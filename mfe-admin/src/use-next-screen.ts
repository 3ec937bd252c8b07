import { useNavigate } from '@club/shared/router';
import { useEffect, useRef } from 'react';

/**
 * Opens another screen when something is done, unless the user has gone to one meanwhile. For a screen as a whole: its
 * parts may be gone by then, since what was done changes it.
 */
export function useNextScreen(): (address: string) => void {
  const navigate = useNavigate();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return (address) => {
    if (!isLeft.current) navigate(address);
  };
}
