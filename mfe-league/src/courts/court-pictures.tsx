import { PauseIcon, PlayIcon } from '@club/shared/icons';
import { Box, IconButton, styled, useMediaQuery } from '@club/shared/ui-core';
import { useState } from 'react';
import { SCENES } from './court-scene';
import { useRotation } from './use-rotation';

const Stage = styled('section')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '15 / 7',
  minHeight: 220,
  width: '100%',
  overflow: 'hidden',
  borderRadius: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
}));
const Picture = styled('div')({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  visibility: 'hidden',
  transition: 'opacity 600ms, visibility 600ms',
  '&[data-shown]': { opacity: 1, visibility: 'visible' },
});
// On a dark strip, because the pictures below vary in lightness.
const Controls = styled('div')({
  position: 'absolute',
  right: 12,
  bottom: 12,
  display: 'flex',
  alignItems: 'center',
  paddingInline: 4,
  borderRadius: 12,
  color: '#fff',
  background: 'rgb(20 26 30 / 0.78)',
});
const Choice = styled('button')({
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  color: 'inherit',
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
  '&[aria-current]': { fontWeight: 700, textDecoration: 'underline', textUnderlineOffset: 4 },
});

/**
 * Four rotating pictures. They pause while the pointer or the focus is on them, and for users who prefer reduced
 * motion.
 */
export function CourtPictures() {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const [paused, setPaused] = useState<boolean>();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const stopped = paused ?? still;
  const [shown, show] = useRotation(SCENES.length, !stopped && !pointed && !focused);
  return (
    <Stage
      aria-label="Slike terena"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      {SCENES.map((Scene, index) => (
        <Picture key={index} data-shown={index === shown || undefined} aria-hidden={index !== shown}>
          <Scene />
        </Picture>
      ))}
      <Controls>
        <IconButton
          color="inherit"
          aria-label={stopped ? 'Pokreni izmjenu slika' : 'Zaustavi izmjenu slika'}
          onClick={() => setPaused(!stopped)}
        >
          {stopped ? <PlayIcon /> : <PauseIcon />}
        </IconButton>
        <Box sx={{ display: 'flex' }}>
          {SCENES.map((_, index) => (
            <Choice
              key={index}
              type="button"
              aria-label={`Slika ${index + 1} od ${SCENES.length}`}
              aria-current={index === shown || undefined}
              onClick={() => show(index)}
            >
              {index + 1}
            </Choice>
          ))}
        </Box>
      </Controls>
    </Stage>
  );
}
