/**
 * Ends this process and all that it started when the process that holds its standard input is gone,
 * also where that was killed. The process has to lead its group (`detached`).
 */
export const endWithParent = () => {
	process.stdin.on('error', () => process.kill(-process.pid))
	process.stdin.on('close', () => process.kill(-process.pid))
	process.stdin.resume()
	process.stdin.unref?.()
}
