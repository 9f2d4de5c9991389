import { m } from '#i18n/messages'

/** Minutes as people say them: `45 min`, `2 h`, `2 h 15 min`. */
export const duration = (minutes: number): string => {
	const hours = Math.floor(minutes / 60)
	const rest = minutes % 60
	if (hours === 0) return m.app_minutes({ minutes })
	return rest === 0 ? m.app_hours({ hours }) : m.app_hours_minutes({ hours, minutes: rest })
}
