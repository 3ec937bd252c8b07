import type { Notice } from '@club/shared/contracts/notices';
import { useNotify } from '@club/shared/notices';
import { TARGET } from '@club/shared/theme';
import { Box, BusyButton, EmptyState, LinesSkeleton, Loaded, TextLink, Typography } from '@club/shared/ui-core';
import { OlderButton } from '@club/shared/ui-data';
import { NoticeItem } from './notice-item';
import { useMarkRead, type useNotices } from './use-notices';

/** The panel below the bell: the notices, and the link to choose which to receive. */
export function NoticePanel({ list, unread, older }: ReturnType<typeof useNotices>) {
  const notices = list.data?.pages.flatMap((page) => page.notices);
  const notify = useNotify();
  const mark = useMarkRead();
  const open = (notice: Notice) => !notice.isRead && mark.mutate({ id: notice.id });
  // Its refusal is shown even if a notice was opened meanwhile: callbacks of `mutate` are dropped by the next `mutate`.
  const markAll = () => mark.mutateAsync({ upTo: notices?.[0]?.id ?? 0 }).catch(notify.refusal);
  return (
    <Box
      component="section"
      aria-label="Obavijesti"
      sx={{ display: 'flex', flexDirection: 'column', maxHeight: '70dvh' }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          flexShrink: 0,
          alignItems: 'center',
          gap: 1,
          minHeight: TARGET,
          px: 1,
        }}
      >
        <Typography component="h2" sx={{ flex: 1, fontWeight: 700, fontSize: '1rem' }}>
          Obavijesti
        </Typography>
        {unread > 0 && (
          <BusyButton busy={mark.isPending} onClick={() => void markAll()}>
            Označi sve pročitanim
          </BusyButton>
        )}
      </Box>
      <Loaded query={{ ...older.shown, data: notices }} what="obavijesti" skeleton={<LinesSkeleton lines={4} />}>
        {(notices) =>
          notices.length === 0 ? (
            <EmptyState title="Nema obavijesti.">
              Ovdje se javljaju novi protivnici, rezultati i promjene vaših rezervacija.
            </EmptyState>
          ) : (
            <Box sx={{ overflowY: 'auto' }}>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {notices.map((notice) => (
                  <NoticeItem key={notice.id} notice={notice} onOpen={() => open(notice)} />
                ))}
              </Box>
              <OlderButton older={older} what="starije obavijesti" />
            </Box>
          )
        }
      </Loaded>
      <TextLink
        to="/notice-preferences"
        sx={{ display: 'flex', flexShrink: 0, alignItems: 'center', minHeight: TARGET, px: 1, fontWeight: 600 }}
      >
        Koje obavijesti primam
      </TextLink>
    </Box>
  );
}
