/** HDR-09: a notification's route with its task, joined with `?` or `&` as the route needs. */
export const taskRoute = (route: string, taskId: string): string =>
  `${route}${route.includes('?') ? '&' : '?'}task_id=${encodeURIComponent(taskId)}`
