import { execFileSync } from 'node:child_process'
import { realpathSync } from 'node:fs'

/**
 * Runs git in a checkout and answers what it prints; throws with git's own first line when it
 * fails.
 */
export const git = (repo: string, args: string[], env: Record<string, string> = {}): string => {
	try {
		return execFileSync('git', args, {
			cwd: repo,
			encoding: 'utf8',
			maxBuffer: 1e8,
			stdio: ['ignore', 'pipe', 'pipe'],
			env: { ...process.env, ...env },
		}).trim()
	} catch (error) {
		const { stderr, message } = error as { stderr?: string; message: string }
		throw new Error((stderr || message).trim().split('\n')[0])
	}
}

/**
 * Returns how much history the checkout has: `none` for a tarball, `shallow` if it was cloned with
 * a limited depth.
 */
export const historyKind = (repo: string): 'full' | 'shallow' | 'none' => {
	try {
		if (realpathSync(git(repo, ['rev-parse', '--show-toplevel'])) !== realpathSync(repo))
			return 'none'
		return git(repo, ['rev-parse', '--is-shallow-repository']) === 'true' ? 'shallow' : 'full'
	} catch {
		return 'none'
	}
}
