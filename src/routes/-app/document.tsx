import { HeadContent, Scripts, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FOOTER_ID } from '#features/web/page/footer.tsx'
import { noteHindi } from '#features/web/page/note-hindi.ts'
import { getLocale } from '#i18n/runtime'
import { useSchoolMode } from '#processes/school-mode/use-school-mode.ts'
import latin from '#theme/fonts/anek-latin.woff2?url'
import { tellConnection } from '#ui/action/early-connection.ts'
import { keepEarlyInput } from '#ui/action/early-input.ts'
import { Toaster } from '#ui/dialog/toast.tsx'

/** The document around every page, in its language and theme. */
export const Document = ({ children }: { children: ReactNode }) => {
	const { options } = useRouter()
	const { theme, processes } = options.context
	const schoolMode = useSchoolMode()
	return (
		<html
			suppressHydrationWarning
			lang={getLocale()}
			data-theme={theme === 'system' ? undefined : theme}
			data-session={processes.assumed}
			data-mode={schoolMode ? 'school' : undefined}
			data-shell={options.isShell ? '' : undefined}
		>
			<head>
				<meta charSet="utf-8" />
				{/* Nothing is painted of a page that is half read, for the rest would move it (https://html.spec.whatwg.org/#link-type-expect). */}
				<link rel="expect" href={`#${FOOTER_ID}`} blocking="render" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<meta name="theme-color" content="#faf7f1" media="(prefers-color-scheme: light)" />
				<meta name="theme-color" content="#12192a" media="(prefers-color-scheme: dark)" />
				<link rel="icon" href="/icon.svg" type="image/svg+xml" />
				<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
				<link rel="manifest" href={`/vidya.webmanifest?language=${getLocale()}`} />
				<noscript>
					<link rel="stylesheet" href="/no-script.css" />
				</noscript>
				<link rel="preload" href={latin} as="font" type="font/woff2" crossOrigin="anonymous" />
				<HeadContent />
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, allowed by its hash. */}
				<script dangerouslySetInnerHTML={{ __html: noteHindi }} />
			</head>
			<body>
				<div id="root">{children}</div>
				<Toaster />
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, allowed by its hash. */}
				<script dangerouslySetInnerHTML={{ __html: `${keepEarlyInput};${tellConnection}` }} />
				<Scripts />
			</body>
		</html>
	)
}
