import { useIsLeaving } from '@club/shared/address';
import { useNavigate } from '@club/shared/router';
import { useEffect, useRef } from 'react';

/**
 * Opens another screen when something is done, unless the user has gone to one meanwhile, even if that is still on its
 * way. For a screen as a whole: its parts may be gone by then, since what was done changes it.
 */
export function useNextScreen(): (address: string) => void {
  const navigate = useNavigate();
  const isLeaving = useIsLeaving();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = isLeaving;
    return () => {
      isLeft.current = true;
    };
  }, [isLeaving]);
  return (address) => {
    if (!isLeft.current) navigate(address);
  };
}
