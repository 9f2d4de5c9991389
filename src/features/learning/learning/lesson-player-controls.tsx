import { useSelector } from '@xstate/react'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import type { RefObject } from 'react'
import { m } from '#i18n/messages'
import { clockOf, SPEEDS } from '#machines/learning/lesson/lesson-player.rules.ts'
import { css } from '#styled/css'
import { IconButton } from '#ui/action/icon-button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { middleRow3 } from '#ui/look.ts'
import type { LessonFile } from './learning.queries.ts'
import type { LessonPlayerRef } from './use-lesson-player.ts'

type ControlsProps = {
	player: LessonPlayerRef
	media: RefObject<HTMLVideoElement | null>
	file: LessonFile
	captions: readonly LessonFile[]
}

const line = css({ display: 'flex', alignItems: 'center', gap: '3' })
const seek = css({ flexGrow: '1', minW: '0', minH: '9', accentColor: 'primary' })
const time = css({ textStyle: 'small', color: 'ink.muted', whiteSpace: 'nowrap' })

/** Play and pause, position, speed, and captions; all of them work by keyboard. */
export const LessonPlayerControls = ({ player, media, file, captions }: ControlsProps) => {
	const playing = useSelector(player, (snapshot) => snapshot.hasTag('playing'))
	const { seconds, speed, captions: language } = useSelector(player, ({ context }) => context)
	const place = m.lesson_player_place({ at: clockOf(seconds), length: clockOf(file.seconds) })
	const move = (to: number) => {
		if (media.current) media.current.currentTime = to
	}
	const toggle = () =>
		playing
			? media.current?.pause()
			: media.current?.play().catch(() => player.send({ type: 'media.failed' }))
	return (
		<>
			<div className={line}>
				<IconButton
					label={playing ? m.lesson_player_pause() : m.lesson_player_play()}
					tone="outline"
					onClick={() => void toggle()}
				>
					{playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
				</IconButton>
				<input
					type="range"
					className={seek}
					min={0}
					max={file.seconds}
					step={1}
					value={Math.min(seconds, file.seconds)}
					aria-label={m.lesson_player_seek()}
					aria-valuetext={place}
					onChange={(event) => move(Number(event.target.value))}
				/>
				<span className={time}>{place}</span>
			</div>
			<div className={middleRow3}>
				<SelectField
					label={m.lesson_player_speed()}
					value={String(speed)}
					options={SPEEDS.map((one) => ({ value: String(one), label: `${one}×` }))}
					onChange={(event) =>
						player.send({ type: 'speed.chosen', speed: Number(event.target.value) })
					}
				/>
				{captions.length > 0 && (
					<SelectField
						label={m.lesson_player_captions()}
						value={language ?? ''}
						options={[
							{ value: '', label: m.lesson_player_captions_off() },
							...captions.map((one) => ({ value: one.language, label: one.label })),
						]}
						onChange={(event) =>
							player.send({ type: 'captions.chosen', language: event.target.value || null })
						}
					/>
				)}
			</div>
		</>
	)
}
