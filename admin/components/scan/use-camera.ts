// The camera at the back of a phone, or the only one, and the codes that it sees.
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { noCamera } from '@taana-baana/contract/admin/texts/scanning.ts';
import { openBarcodeReader } from './barcode-reader.ts';
import { readSeenCodes } from './seen-codes.ts';

export type CameraState = 'starting' | 'on' | keyof typeof noCamera;

/** Between two pictures, in ms. */
const pause = 100;
/** A slip's code fills a third of the picture's width, at arm's length. */
const width = 1280;

export function useCamera(video: RefObject<HTMLVideoElement | null>, onScan: (code: string) => void): CameraState {
  const [state, setState] = useState<CameraState>('starting');
  const latest = useRef(onScan);
  useEffect(() => {
    latest.current = onScan;
  });
  useEffect(() => {
    const end = new AbortController();
    const fail = (error: unknown) => {
      if (!end.signal.aborted) setState(reasonOf(error));
      end.abort();
    };
    const watch = async () => {
      const screen = await startCamera(video, end.signal, fail);
      const read = await openBarcodeReader();
      if (end.signal.aborted) return;
      setState('on');
      const take = readSeenCodes((code) => latest.current(code));
      const look = async () => {
        const code = await read(screen);
        if (end.signal.aborted) return;
        take(code, performance.now());
        setTimeout(() => void look().catch(fail), pause);
      };
      await look();
    };
    void watch().catch(fail);
    return () => end.abort();
  }, [video]);
  return state;
}

/** It stops at the signal. */
async function startCamera(
  video: RefObject<HTMLVideoElement | null>,
  end: AbortSignal,
  onLost: (error: Error) => void,
): Promise<HTMLVideoElement> {
  if (!window.isSecureContext) throw new DOMException('', 'SecurityError');
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: width } },
  });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  end.addEventListener('abort', stop);
  if (end.aborted || !video.current) {
    stop();
    throw new Error('the scanner was closed');
  }
  // Not by `stop`: the device was unplugged, or the permission withdrawn.
  stream.getVideoTracks()[0]?.addEventListener('ended', () => onLost(new Error('the camera was lost')));
  video.current.srcObject = stream;
  await video.current.play();
  return video.current;
}

function reasonOf(error: unknown): keyof typeof noCamera {
  const { name } = error as { name?: string };
  if (name === 'NotAllowedError') return 'denied';
  if (name === 'NotFoundError') return 'missing';
  return name === 'SecurityError' ? 'insecure' : 'failed';
}
