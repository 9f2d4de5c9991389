import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import type { ShopSetup } from './shop-setup.queries.ts'

const part = css({
	display: 'flex',
	flexDirection: 'column',
	gap: '3',
	alignItems: 'flex-start',
	'& a': { color: 'primary.ink', textDecoration: 'underline' },
})

type TestProps = { mail: ShopSetup['mail']; busy: boolean; onTest: () => void }

/** Sends a mail to the owner, and says when one was last taken. */
export const TestMail = ({ mail, busy, onTest }: TestProps) => (
	<div className={part}>
		{mail.is_embedded && (
			<p>
				{m.desk_setup_mail_embedded()} <a href="/dev/mail">/dev/mail</a>
			</p>
		)}
		<Button tone="outline" busy={busy} onClick={onTest}>
			{m.desk_setup_mail_test()}
		</Button>
		<p role="status">
			{mail.tested_at && m.desk_setup_mail_tested({ time: dateAndTime(mail.tested_at) })}
		</p>
	</div>
)
