/**
 * HDR-09: a notification's route with its task, joined with `?` or `&` as the route needs, before a
 * place on the page.
 */
export const taskRoute = (route: string, taskId: string): string => {
	const [path = '', place] = route.split('#', 2)
	const joint = path.includes('?') ? '&' : '?'
	return `${path}${joint}task_id=${encodeURIComponent(taskId)}${place === undefined ? '' : `#${place}`}`
}
