import { styled } from '@club/shared/ui-core';
import { LinkifyIt } from 'linkify-it';

/** Those of addresses without a scheme: with every country's, a missing space after a full stop would often be one. */
const ZONES = ['at', 'ba', 'com', 'de', 'eu', 'hr', 'hu', 'info', 'it', 'net', 'org', 'rs', 'si'];
/** A sentence that begins after such a full stop: `uz dvoranu.Info na ulazu`. */
const SENTENCE = /\.\p{Lu}[^.]*$/u;
const addresses = new LinkifyIt({ fuzzyLink: true, tlds: ZONES }).add('ftp:', null).add('//', null);

const InlineLink = styled('a')(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  overflowWrap: 'anywhere',
}));

/** A text of the club in which web and e-mail addresses are links; web pages open in a tab of their own. */
export function LinkedText({ text }: { text: string }) {
  const found = (addresses.match(text) ?? []).filter(({ schema, raw }) => schema || !SENTENCE.test(raw));
  return (
    <>
      {found.map(({ index, lastIndex, raw, schema, url }, number) => (
        <span key={index}>
          {text.slice(found[number - 1]?.lastIndex ?? 0, index)}
          {schema === 'mailto:' ? (
            <InlineLink href={url}>{raw}</InlineLink>
          ) : (
            <InlineLink href={schema ? url : `https://${raw}`} target="_blank" rel="noopener noreferrer">
              {raw}
            </InlineLink>
          )}
          {number === found.length - 1 && text.slice(lastIndex)}
        </span>
      ))}
      {found.length === 0 && text}
    </>
  );
}
