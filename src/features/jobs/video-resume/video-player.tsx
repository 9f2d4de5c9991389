import { useEffect, useMemo, useRef } from 'react'
import { css } from '#styled/css'

const look = css({ w: 'full', maxW: '[36rem]', borderRadius: 'md' })

type PlayerProps = {
	label: string
	/** An address, a file of this browser, or what a camera sees now. */
	source: string | Blob | MediaStream | null
}

/** A video, with the browser's own controls unless it is a camera. */
export const VideoPlayer = ({ label, source }: PlayerProps) => {
	const ref = useRef<HTMLVideoElement>(null)
	const isLive = typeof MediaStream !== 'undefined' && source instanceof MediaStream
	const address = useMemo(
		() => (source instanceof Blob ? URL.createObjectURL(source) : null),
		[source],
	)
	useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address])
	useEffect(() => {
		if (ref.current && isLive) ref.current.srcObject = source
	}, [source, isLive])
	return (
		<video
			ref={ref}
			className={look}
			aria-label={label}
			src={address ?? (typeof source === 'string' ? source : undefined)}
			controls={!isLive}
			autoPlay={isLive}
			muted={isLive}
			playsInline
			preload="metadata"
		/>
	)
}
