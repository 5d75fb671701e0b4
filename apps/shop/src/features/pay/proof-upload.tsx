import { useMutation } from '@tanstack/react-query';
import { maxProofBytes } from '@tonalia/rules/policy';
import { Button } from '@tonalia/ui/button';
import { FileField } from '@tonalia/ui/file-field';
import { Notice } from '@tonalia/ui/notice';
import { useRef } from 'react';
import { ApiError } from '../../api/http/api-error.ts';
import { messages } from '../../messages/es-CO.ts';
import { payMessages } from '../../messages/pay.es-CO.ts';

const words = payMessages.proof;

export interface ProofUploadProps {
  hasProof: boolean;
  /** What happens with it; by default that of an order. */
  text?: string;
  /** Sends the file in base64. */
  send: (file: string) => Promise<unknown>;
  onSent: () => void;
}

/** Uploads the picture or PDF of a bank transfer. */
export function ProofUpload({ hasProof, text = words.text, send: sendFile, onSent }: ProofUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const send = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > maxProofBytes) throw new Error(words.tooBig);
      return sendFile(await base64Of(file));
    },
    onSuccess: onSent,
  });
  const isSent = hasProof || send.isSuccess;
  return (
    <div className="grid gap-2.5">
      {isSent ? <Notice color="blue" message={words.sent} /> : <p className="text-small text-text-2">{text}</p>}
      {send.error && <Notice color="red" message={sentence(send.error)} />}
      <FileField
        ref={input}
        accept="image/jpeg,image/png,image/webp,application/pdf"
        aria-label={words.title}
        onFiles={([file]) => send.mutate(file)}
      />
      <Button
        variant={isSent ? 'ghost' : 'primary'}
        full
        loading={send.isPending}
        onClick={() => input.current?.click()}
      >
        {isSent ? words.another : words.choose}
      </Button>
    </div>
  );
}

const sentence = (error: Error): string =>
  error instanceof ApiError || error.message === words.tooBig ? error.message : messages.errors.unknown;

/** The content of a file in base64. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // a data URL: `data:<type>;base64,<content>`
    reader.onload = () => resolve(typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : '');
    reader.onerror = () => reject(new Error(messages.errors.unknown));
    reader.readAsDataURL(file);
  });
}
