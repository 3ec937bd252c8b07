import { useIsLeaving } from '@club/shared/address';
import { useNavigate } from '@club/shared/router';
import { useEffect, useRef } from 'react';

/**
 * Opens another screen when something is done, unless the user has gone to another one meanwhile, even if that is still
 * loading. Call it in the screen itself: its parts may be unmounted by then, because the change affects them.
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
