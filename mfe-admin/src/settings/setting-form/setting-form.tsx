import { Box, BusyButton, Stack, Typography } from '@club/shared/ui-core';
import { FormFailure } from '@club/shared/ui-form';
import type { FormEventHandler, ReactNode } from 'react';

interface SettingFormProps {
  /** What `useSettingForm` returns. */
  setting: {
    readonly failure: string | undefined;
    readonly submit: FormEventHandler;
    readonly isBeingSaved: boolean;
  };
  /** What the setting is for, above its fields. */
  explanation: string;
  /** Fields, one below another. */
  children: ReactNode;
  /** Text of the submit button. */
  submit: string;
  /** Another button beside it. */
  beside?: ReactNode;
}

/** A setting in its section of the page. */
export function SettingForm({ setting, explanation, children, submit, beside }: SettingFormProps) {
  return (
    <Stack component="form" spacing={2} noValidate onSubmit={setting.submit}>
      <Typography color="textSecondary">{explanation}</Typography>
      <FormFailure>{setting.failure}</FormFailure>
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '& > *': { flexGrow: { xs: 1, sm: 0 } } }}>
        <BusyButton type="submit" variant="contained" busy={setting.isBeingSaved}>
          {submit}
        </BusyButton>
        {beside}
      </Box>
    </Stack>
  );
}
