import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { saveFile } from '#ui/action/save-file.ts'
import { row3 } from '#ui/look.ts'

const list = css({
	display: 'grid',
	gridTemplateColumns: '[repeat(auto-fill, minmax(9rem, 1fr))]',
	gap: '2',
	fontFamily: '[ui-monospace, monospace]',
})

type CodesProps = { codes: readonly string[]; onStored: () => void }

/** The recovery codes, which are shown this once. */
export const RecoveryCodes = ({ codes, onStored }: CodesProps) => (
	<>
		<p>{m.desk_recovery_text()}</p>
		<ul className={list} aria-label={m.desk_recovery_title()}>
			{codes.map((code) => (
				<li key={code}>{code}</li>
			))}
		</ul>
		<div className={row3}>
			<Button
				tone="outline"
				onClick={() => saveFile('vidya-recovery-codes.txt', `${codes.join('\n')}\n`, 'text/plain')}
			>
				{m.desk_recovery_save()}
			</Button>
			<Button onClick={onStored}>{m.desk_recovery_stored()}</Button>
		</div>
	</>
)
