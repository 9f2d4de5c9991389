import { CopyRow } from './copy-row.tsx'
import { useShare } from './use-share.ts'

/** A link to copy, on a page; it earns no points. */
export const CopyLink = ({ url, title }: { url: string; title: string }) => (
	<CopyRow
		share={useShare({ kind: 'resource', subjectId: url, title, url, signedIn: true })}
		url={url}
	/>
)
