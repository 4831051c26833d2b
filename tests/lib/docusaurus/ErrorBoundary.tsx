import {Component, type ReactNode} from 'react';

interface Props {
  children?: ReactNode;
  fallback: (params: {error: Error; tryAgain: () => void}) => ReactNode;
}

/** Catches errors of what is below it, as the framework's does. */
export default class ErrorBoundary extends Component<Props, {error: Error | null}> {
  override state = {error: null};

  override componentDidCatch(error: Error) {
    this.setState({error});
  }

  override render() {
    const {error} = this.state;
    return error
      ? this.props.fallback({error, tryAgain: () => this.setState({error: null})})
      : this.props.children;
  }
}
