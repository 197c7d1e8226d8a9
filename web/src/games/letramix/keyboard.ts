export * from '../../parts/keyboard';
