import { useSelector } from '@xstate/react'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { m } from '#i18n/messages'
import { button } from '#styled/recipes'
import { IconButton } from '#ui/action/icon-button.tsx'
import { row3, srOnly } from '#ui/look.ts'
import type { ComposerRef } from './use-composer.ts'

/** The pictures of a draft, to be added and taken away. */
export const ComposerPictures = ({ composer, busy }: { composer: ComposerRef; busy: boolean }) => {
	const pictures = useSelector(composer, ({ context }) => context.draft.pictures)
	const id = useId()
	return (
		<div className={row3}>
			{pictures.map((address, n) => (
				<div key={address} className={row3}>
					<img src={address} alt="" width={64} height={64} />
					<IconButton
						label={m.community_remove_picture({ number: n + 1 })}
						onClick={() => composer.send({ type: 'picture.removed', address })}
					>
						<X />
					</IconButton>
				</div>
			))}
			<input
				id={id}
				className={srOnly}
				type="file"
				accept="image/jpeg,image/png"
				disabled={busy}
				onChange={({ target }) => {
					const file = target.files?.[0]
					if (file) composer.send({ type: 'picture.chosen', file })
					target.value = ''
				}}
			/>
			<label htmlFor={id} className={button({ tone: 'outline', size: 'sm' })}>
				{m.community_add_picture()}
			</label>
		</div>
	)
}
