import { Box, Button, styled, Typography } from '@club/shared/ui-core';
import { useId } from 'react';
import type { ChooseQuestion } from './question';

const Options = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
  gap: 12,
  paddingBlock: 16,
});

interface ChooseBodyProps {
  options: ChooseQuestion<string>['options'];
  onChoose: (value: string) => void;
}

export function ChooseBody({ options, onChoose }: ChooseBodyProps) {
  const id = useId();
  const first = options.find((option) => !option.unavailable);
  return (
    <Options>
      {options.map(({ value, label, icon, unavailable }) => (
        <Box key={value} sx={{ display: 'grid', alignContent: 'start', gap: 0.5 }}>
          <Button
            variant="outlined"
            size="large"
            startIcon={icon}
            autoFocus={value === first?.value}
            disabled={unavailable !== undefined}
            aria-describedby={unavailable && `${id}-${value}`}
            onClick={() => onChoose(value)}
          >
            {label}
          </Button>
          {unavailable && (
            <Typography id={`${id}-${value}`} variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
              {unavailable}
            </Typography>
          )}
        </Box>
      ))}
    </Options>
  );
}
