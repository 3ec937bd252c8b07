import { Fragment } from 'react';

/**
 * An e-mail address in a list, or a dash. It wraps before @ and before dots, and inside a word only if even that does not
 * fit.
 */
export const EmailAddress = ({ children }: { children: string | null }) => (
  <span>
    {(children ?? '–').split(/(?=[@.])/).map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);
