import { Fragment } from 'react';

/**
 * An e-mail address in a list, or a dash: it breaks before @ and before dots; inside a word only where even that does not
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
