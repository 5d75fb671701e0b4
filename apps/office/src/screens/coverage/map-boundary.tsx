import { Component, type ReactNode } from 'react';

/** Says that the map could not be loaded, in its place: the table goes on. */
export class MapBoundary extends Component<{ words: string; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { words, children } = this.props;
    return this.state.hasFailed ? <p className="pt-24 text-center text-text-2">{words}</p> : children;
  }
}
