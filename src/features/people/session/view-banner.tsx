import { m } from '#i18n/messages'
import { Notice } from '#ui/layout/notice.tsx'

/** Tells support whose pages it sees, and that nothing can be changed (DSK-13). */
export const ViewBanner = ({ name }: { name: string }) => (
	<aside>
		<Notice kind="warning">{m.view_banner({ name })}</Notice>
	</aside>
)
