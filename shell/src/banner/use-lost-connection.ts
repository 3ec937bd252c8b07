import { type Connection, useConnection } from '@club/shared/http';
import { useEffect, useState } from 'react';

/** A restarting server is back within this time: the banner does not appear and the layout does not move. */
const GRACE_MS = 2_000;

/** How the connection was lost, once it has been lost for a while; undefined while there is a connection. */
export function useLostConnection(): Exclude<Connection['state'], 'up'> | undefined {
  const state = useConnection((connection) => connection.state);
  const isUp = state === 'up';
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (isUp) return;
    const timer = setTimeout(() => setLasting(true), GRACE_MS);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isUp]);
  return lasting && state !== 'up' ? state : undefined;
}
