import { errorMessage } from '@club/shared/http';
import { noticePlace, placeNotices } from '@club/shared/notice-place';
import { useScrollPadding } from '@club/shared/scroll-padding';
import { Box, LoadingAnnouncer } from '@club/shared/ui-core';
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Notice, type NoticeContent } from './notice';
import { type Notify, NotifyContext } from './use-notify';

/** More at once would cover a phone's screen; the oldest is removed first. */
const MOST = 3;

/**
 * A success is replaced by the next one. A success with a button, which may still be needed, is replaced only by the next
 * one with a button, because only the last change can be undone here. A refusal is not shown twice.
 */
const isOutdatedBy = (next: Omit<NoticeContent, 'id'>, { kind, text, action }: NoticeContent): boolean =>
  kind === next.kind && (kind === 'success' ? !action || next.action !== undefined : text === next.text);
/** Pixels between the snackbars and the edges of the window. */
const INSET = 16;
const DEFAULT_SECONDS = 4;
/** Time to read the text, to reach its button by keyboard, and to decide (WCAG 2.2, 2.2.1). */
const LEAST_SECONDS_WITH_ACTION = 20;

/**
 * Renders the snackbars, and announces what takes long to load, next to the page or in the open dialog; the shell mounts
 * it once.
 */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<readonly NoticeContent[]>([]);
  const nextId = useRef(0);
  const scrollPadding = useScrollPadding('bottom', INSET);
  const close = useCallback((id: number) => setNotices((shown) => shown.filter((notice) => notice.id !== id)), []);
  const notify = useMemo<Notify>(() => {
    const add = (notice: Omit<NoticeContent, 'id'>) => {
      const id = nextId.current++;
      setNotices((shown) =>
        [...shown.filter((earlier) => !isOutdatedBy(notice, earlier)), { ...notice, id }].slice(-MOST),
      );
      return id;
    };
    return {
      success: (text, seconds = DEFAULT_SECONDS, action) =>
        void add({
          kind: 'success',
          text,
          ...(action ? { action, seconds: Math.max(seconds, LEAST_SECONDS_WITH_ACTION) } : { seconds }),
        }),
      refusal: (reason) =>
        void add({ kind: 'refusal', text: typeof reason === 'string' ? reason : errorMessage(reason) }),
      beingSaved: () => {
        const id = add({ kind: 'refusal', text: 'Pričekajte, podaci se spremaju.' });
        return () => close(id);
      },
    };
  }, [close]);
  useLayoutEffect(() => {
    placeNotices();
    return () => noticePlace.remove();
  }, []);
  const ofKind = (kind: NoticeContent['kind']) => notices.filter((notice) => notice.kind === kind);

  return (
    <NotifyContext value={notify}>
      {children}
      {createPortal(
        <Box
          ref={scrollPadding}
          sx={{
            // An element fixed to the screen's edge would cover the same place of each sheet.
            displayPrint: 'none',
            position: 'fixed',
            zIndex: 1400,
            bottom: INSET,
            left: INSET,
            right: INSET,
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            justifyItems: 'center',
            gap: 1,
            pointerEvents: 'none',
          }}
        >
          <LoadingAnnouncer />
          {notices.length > 0 && (
            <Box role="region" aria-label="Poruke" sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
              {[...ofKind('success'), ...ofKind('refusal')].map((notice) => (
                <Notice key={notice.id} notice={notice} onClose={() => close(notice.id)} />
              ))}
            </Box>
          )}
        </Box>,
        noticePlace,
      )}
    </NotifyContext>
  );
}
