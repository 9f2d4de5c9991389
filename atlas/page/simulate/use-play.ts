import { useEffect, useState } from 'react'

const PAUSE_MS = 1200

/**
 * Goes from moment to moment by itself until the last one, or until it is paused.
 * @param at the moment that is shown, counted from 1
 */
export const usePlay = (at: number, last: number, goTo: (moment: number) => void) => {
	const [isPlaying, setPlaying] = useState(false)
	const isOn = isPlaying && at < last
	useEffect(() => {
		if (!isOn) return
		const timer = setTimeout(() => goTo(at + 1), PAUSE_MS)
		return () => clearTimeout(timer)
	})
	useEffect(() => {
		if (at >= last) setPlaying(false)
	}, [at, last])
	const toggle = () => {
		if (!isOn && at >= last) goTo(1)
		setPlaying(!isOn)
	}
	return { isOn, toggle }
}
