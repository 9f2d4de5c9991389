import type { FieldsProps } from '#desk/record/record-dialog.tsx'
import { webhookEvents } from '#domain/people/webhook.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { eventWords } from './webhook-words.ts'

const legend = css({ fontWeight: 'bold', pb: '1' })
const fault = css({ color: 'red', textStyle: 'small' })

/** All fields of a webhook; one that is changed can be turned off. */
export const WebhookFields = ({
	draft,
	faults,
	onChange,
	isKnown,
}: FieldsProps & { isKnown: boolean }) => (
	<>
		<TextField
			label={m.desk_webhook_url()}
			hint={m.desk_webhook_url_hint()}
			name="url"
			type="url"
			autoComplete="off"
			spellCheck={false}
			maxLength={500}
			value={String(draft.url ?? '')}
			error={faults.includes('url') && m.desk_webhook_url_fault()}
			onChange={({ target }) => onChange({ url: target.value })}
		/>
		<fieldset>
			<legend className={legend}>{m.desk_webhook_events()}</legend>
			{webhookEvents.map((event) => (
				<Checkbox
					key={event}
					checked={draft[event] === true}
					onChange={({ target }) => onChange({ [event]: target.checked })}
				>
					{eventWords[event]()}
				</Checkbox>
			))}
			{faults.includes('events') && (
				<p className={fault} role="alert">
					{m.desk_webhook_events_fault()}
				</p>
			)}
		</fieldset>
		{isKnown && (
			<Checkbox
				checked={draft.enabled === true}
				onChange={({ target }) => onChange({ enabled: target.checked })}
			>
				{m.desk_webhook_enabled()}
			</Checkbox>
		)}
	</>
)
